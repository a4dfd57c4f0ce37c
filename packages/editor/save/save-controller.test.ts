import { conflictKey, type Properties, setProperties, type WidgetNode } from '@plinth/model';
import { expect, test, vi } from 'vitest';
import type { SaveOutcome, SaveRequest } from '../core/ports/saving/port.ts';
import { createSession } from '../core/session/create-session.ts';
import { createDirtyTracker } from './dirty.ts';
import { createSaveController } from './save-controller.ts';

const page = (html: string, align = 'left'): WidgetNode => ({
  id: 'root',
  widget: 'section',
  properties: {},
  children: [{ id: 'text', widget: 'text', properties: { html, align }, children: [] }],
});

/** An open page of one text, and a server that answers when it is told to. */
function open() {
  let made = 0;
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree: page('Hello') }],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  const { store, history } = session;
  const dirty = createDirtyTracker(store);
  const sent: string[] = [];
  const builtOn: number[] = [];
  const answers: ((outcome: SaveOutcome) => void)[] = [];
  const save = ({ sections, revisions }: SaveRequest) => {
    sent.push(String(sections.content?.children[0]?.properties.html));
    builtOn.push(revisions.content);
    return new Promise<SaveOutcome>((resolve) => answers.push(resolve));
  };
  const saving = createSaveController({
    session,
    dirty,
    revisions: { content: 1 },
    save: () => save,
    now: () => new Date(),
  });
  const change = (properties: Properties) => {
    const actions = [setProperties('text', properties)];
    const view = { selection: [], device: 'desktop' as const };
    history.seal();
    history.perform({ label: { key: 'change' }, actions, before: view, after: view });
  };
  const write = (html: string) => change({ html });
  let revision = 1;
  const answer = (kind: 'saved' | 'unreachable') =>
    answers.shift()?.(
      kind === 'saved' ? { kind, sections: {}, revisions: { content: ++revision } } : { kind },
    );
  const elsewhere = (content: WidgetNode) =>
    answers.shift()?.({
      kind: 'conflict',
      sections: { content },
      revisions: { content: ++revision },
    });
  const text = () => store.node('text')?.properties;
  return { saving, dirty, history, sent, builtOn, text, change, write, answer, elsewhere };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
/** Waits for the code of merges, and for the merge. */
const merging = async () => {
  await vi.dynamicImportSettled();
  await turn();
};

test('a save during another save waits, then saves the remaining changes', async () => {
  const { saving, dirty, sent, write, answer } = open();
  write('one');
  const first = saving.save();
  await turn();
  write('two');
  const others = [saving.save(), saving.save()];
  answer('saved');
  await first;
  expect(dirty.isDirty()).toBe(true);
  await turn();
  expect(sent).toEqual(['one', 'two']);
  answer('saved');
  expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(['saved', 'saved']);
  expect(sent).toEqual(['one', 'two']);
  expect(dirty.isDirty()).toBe(false);
});

test('a save without a response is resent unchanged; later changes stay unsaved', async () => {
  const { saving, dirty, sent, write, answer } = open();
  write('one');
  const first = saving.save();
  await turn();
  answer('unreachable');
  await first;
  write('two');
  const again = saving.sendAgain();
  await turn();
  answer('saved');
  await again;
  expect(sent).toEqual(['one', 'one']);
  expect(saving.state.getState().problem).toBeNull();
  expect(dirty.isDirty()).toBe(true);
});

test('work that was undone in the meantime is not resent', async () => {
  const { saving, sent, write, answer } = open();
  write('one');
  const first = saving.save();
  await turn();
  answer('unreachable');
  await first;
  write('Hello');
  await saving.sendAgain();
  expect(sent).toEqual(['one']);
  expect(saving.state.getState().problem).toBeNull();
});

test('a save that may not be repeated is not resent, and its changes stay unsaved', async () => {
  const { saving, dirty, sent, write, answer } = open();
  write('one');
  const first = saving.save({ withShared: true, mayRepeat: async () => false });
  await turn();
  answer('unreachable');
  await first;
  await saving.sendAgain();
  expect(sent).toEqual(['one']);
  expect(dirty.isDirty()).toBe(true);
  expect(saving.state.getState().problem).toBeNull();
});

test('changes saved elsewhere are merged with local changes, and saved', async () => {
  const { saving, dirty, history, sent, builtOn, text, write, answer, elsewhere } = open();
  write('mine');
  const done = saving.save();
  await turn();
  elsewhere(page('Hello', 'right'));
  await merging();
  expect(text()).toEqual({ html: 'mine', align: 'right' });
  expect(sent).toEqual(['mine', 'mine']);
  expect(builtOn).toEqual([1, 2]);
  answer('saved');
  expect((await done).kind).toBe('saved');
  expect(dirty.isDirty()).toBe(false);
  expect(saving.state.getState().mergedIn?.theirs.changed.get('text')).toEqual(['align']);
  history.undo();
  expect(text()).toEqual({ html: 'Hello', align: 'right' });
});

test('a conflict on one property asks, and nothing is stored before the answer', async () => {
  const { saving, history, sent, text, write, answer, elsewhere } = open();
  write('mine');
  const done = saving.save();
  await turn();
  elsewhere(page('theirs'));
  await merging();
  const { question } = saving.state.getState();
  expect(question?.conflicts).toMatchObject([{ id: 'text', mine: 'mine', theirs: 'theirs' }]);
  expect(sent).toEqual(['mine']);
  question?.answer(new Map(question.conflicts.map((one) => [conflictKey(one), 'theirs'])));
  expect((await done).kind).toBe('saved');
  expect(text()).toMatchObject({ html: 'theirs' });
  expect(sent).toEqual(['mine']);
  expect(history.canUndo()).toBe(false);
  expect(saving.state.getState().mergedIn?.dropped).toBe(1);
  answer('saved');
});

test('canceling a conflict changes nothing, and the next save asks again', async () => {
  const { saving, dirty, sent, builtOn, text, write, answer, elsewhere } = open();
  write('mine');
  const first = saving.save();
  await turn();
  elsewhere(page('theirs'));
  await merging();
  saving.state.getState().question?.answer(null);
  expect((await first).kind).toBe('conflict');
  expect(saving.state.getState()).toMatchObject({ phase: 'idle', undecided: 'dismissed' });
  expect(text()).toMatchObject({ html: 'mine' });
  expect(dirty.isDirty()).toBe(true);
  const again = saving.save();
  await turn();
  elsewhere(page('theirs'));
  await merging();
  const { question } = saving.state.getState();
  question?.answer(new Map(question.conflicts.map((one) => [conflictKey(one), 'mine'])));
  await turn();
  answer('saved');
  expect((await again).kind).toBe('saved');
  expect(sent).toEqual(['mine', 'mine', 'mine']);
  expect(builtOn).toEqual([1, 1, 3]);
  expect(saving.state.getState().undecided).toBeNull();
});

test('a save that was stored without a response causes no conflict', async () => {
  const { saving, dirty, history, sent, write, elsewhere } = open();
  write('mine');
  const done = saving.save();
  await turn();
  elsewhere(page('mine'));
  expect((await done).kind).toBe('saved');
  expect(sent).toEqual(['mine']);
  expect(dirty.isDirty()).toBe(false);
  expect(history.canUndo()).toBe(true);
  expect(saving.state.getState().mergedIn?.theirs.changed.size).toBe(0);
});
