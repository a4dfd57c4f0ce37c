import { setProperties, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { fakeSaving } from '../core/ports/saving/fake.ts';
import { createSession } from '../core/session/create-session.ts';
import { createDirtyTracker } from './dirty.ts';
import { createSaveController } from './save-controller.ts';

const section = (id: string, html: string): WidgetNode => ({
  id: `${id}-root`,
  widget: 'section',
  properties: {},
  children: [{ id, widget: 'text', properties: { html }, children: [] }],
});

/** A page with a header that another page has saved as `theirs` in revision 2. */
function openWithHeader(theirs: string) {
  const session = createSession({
    sections: [
      { name: 'header', id: 2, label: '', usedOn: 2, tree: section('head', 'Header') },
      { name: 'content', id: 1, label: '', usedOn: 1, tree: section('text', 'Hello') },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  const { store, history } = session;
  const revisions = { content: 1, header: 1 };
  const { sent, save, saveElsewhere } = fakeSaving({ revisions });
  saveElsewhere({ header: section('head', theirs) });
  const saving = createSaveController({
    session,
    dirty: createDirtyTracker(store),
    revisions,
    save: () => save,
    now: () => new Date(),
  });
  const write = (id: string, html: string) => {
    const view = { selection: [], device: 'desktop' as const };
    const actions = [setProperties(id, { html })];
    history.seal();
    history.perform({ label: { key: 'change' }, actions, before: view, after: view });
  };
  return { saving, sent, write, html: (id: string) => store.node(id)?.properties.html };
}

test('a header saved on another page is shown after the next save', async () => {
  const { saving, sent, write, html } = openWithHeader('Newer header');
  write('text', 'mine');
  await saving.save();
  expect(html('head')).toBe('Newer header');
  expect(saving.state.getState().mergedIn?.theirs.changed.get('head')).toEqual(['html']);
  write('text', 'mine again');
  await saving.save();
  expect(sent.map(({ sections }) => Object.keys(sections))).toEqual([['content'], ['content']]);
  expect(sent[1]?.revisions.header).toBe(2);
});

test('a header that is unchanged elsewhere asks nothing', async () => {
  const { saving, write } = openWithHeader('Header');
  write('text', 'mine');
  await saving.save();
  expect(saving.state.getState()).toMatchObject({ mergedIn: null, question: null });
});
