// @vitest-environment happy-dom
import { setProperties } from '@plinth/model';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { undoOrRedo } from '../../core/history/undo-redo.ts';
import { CHANGE_PAUSE } from '../../core/session/change-run.ts';
import { createSession } from '../../core/session/create-session.ts';
import { insertImage, partAtCaret, setPart } from './insert.ts';
import { openText } from './open-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened(html = '<p>One</p><p>Two</p>') {
  const text = { id: 'a', widget: 'text', properties: { html }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [text] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  session.ui.setState({ selection: ['a'], textEditing: 'a' });
  const element = document.body.appendChild(document.createElement('div'));
  const { editor, close } = openText({
    session,
    id: 'a',
    element,
    path: 'html',
    mediaUrl: () => null,
    iconPath: () => null,
    showFact: () => ({ text: '', imageUrl: null, label: '', isMissing: false }),
    name: 'Text',
    at: 'end',
  });
  onTestFinished(() => {
    close();
    element.remove();
  });
  const type = (words: string) => {
    for (const letter of words) editor.view.dispatch(editor.state.tr.insertText(letter));
  };
  const erase = (letters: number) => {
    const { from } = editor.state.selection;
    for (let at = from; at > from - letters; at -= 1)
      editor.view.dispatch(editor.state.tr.delete(at - 1, at));
  };
  const undo = () => {
    undoOrRedo(session, 'undo');
    return stored();
  };
  const redo = () => {
    undoOrRedo(session, 'redo');
    return stored();
  };
  const stored = () => session.store.node('a')?.properties.html;
  const selected = () => [editor.state.selection.from, editor.state.selection.to];
  const select = (from: number, to = from) => editor.commands.setTextSelection({ from, to });
  const steps = () => session.history.entries().length;
  return { session, editor, type, erase, undo, redo, stored, selected, select, steps };
}

test('each new line starts a step, which includes what is typed into it', () => {
  const { editor, type, undo, redo } = opened('<p></p>');
  type('First');
  editor.commands.splitBlock();
  type('Second');
  editor.commands.splitBlock();
  type('Third');
  expect(undo()).toBe('<p>First</p><p>Second</p>');
  expect(undo()).toBe('<p>First</p>');
  expect(undo()).toBe('<p></p>');
  expect(redo()).toBe('<p>First</p>');
  expect(redo()).toBe('<p>First</p><p>Second</p>');
  type('!');
  expect(undo()).toBe('<p>First</p><p>Second</p>');
});

test('a step starts where the caret was moved, but not where it is placed again', () => {
  const { editor, type, select, undo } = opened();
  type('!');
  select(4);
  type('?');
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, 5)));
  type('?');
  expect(undo()).toBe('<p>One</p><p>Two!</p>');
  expect(undo()).toBe('<p>One</p><p>Two</p>');
});

test('typing, deleting, and formatting are steps of their own', () => {
  const { editor, type, erase, select, steps, undo } = opened('<p>One</p>');
  type(' two');
  erase(3);
  type('six');
  select(1, 4);
  editor.commands.toggleBold();
  expect(steps()).toBe(4);
  expect(undo()).toBe('<p>One six</p>');
  expect(undo()).toBe('<p>One </p>');
  expect(undo()).toBe('<p>One two</p>');
  expect(undo()).toBe('<p>One</p>');
});

test('a pause ends a step, unless a word is being composed', () => {
  const { editor, type, steps } = opened();
  type('a');
  vi.advanceTimersByTime(CHANGE_PAUSE);
  type('b');
  expect(steps()).toBe(2);
  const composing = vi.spyOn(editor.view, 'composing', 'get').mockReturnValue(true);
  type('c');
  vi.advanceTimersByTime(5 * CHANGE_PAUSE);
  editor.view.dispatch(
    editor.state.tr.delete(editor.state.selection.from - 1, editor.state.selection.from),
  );
  type('d');
  expect(steps()).toBe(2);
  composing.mockRestore();
});

test('undo restores the selection before the step', () => {
  const { editor, type, select, selected, undo, redo } = opened();
  select(1, 4);
  editor.commands.setMark('link', { href: 'https://example.com' });
  select(9);
  type('!');
  undo();
  expect(selected()).toEqual([9, 9]);
  undo();
  expect(selected()).toEqual([1, 4]);
  redo();
  expect(selected()).toEqual([4, 4]);
});

test('a change from elsewhere is not part of what is typed after it', () => {
  const { session, type, undo, stored } = opened('<p>One</p>');
  type('!');
  session.history.perform({
    label: { key: 'x' },
    actions: [setProperties('a', { html: '<p>Other</p>' }, [])],
    before: { selection: [], device: 'desktop' },
    after: { selection: [], device: 'desktop' },
  });
  type('?');
  expect(stored()).toBe('<p>Other?</p>');
  expect(undo()).toBe('<p>Other</p>');
});

test('a text that is only opened is unchanged, and shows what comes from elsewhere', () => {
  // Stored without a paragraph, which the editor adds.
  const { session, editor, stored, steps } = opened('One');
  vi.runAllTimers();
  expect([stored(), steps()]).toEqual(['One', 0]);
  const text = session.store.node('a');
  if (!text) throw new Error('no text');
  session.store.write(new Map([['a', { ...text, properties: { html: 'Theirs' } }]]));
  vi.runAllTimers();
  expect([stored(), steps()]).toEqual(['Theirs', 0]);
  expect(editor.getText()).toBe('Theirs');
});

test('inserting an image and each of its settings are steps of their own', () => {
  const { editor, type, steps, undo } = opened('<p>One</p>');
  const set = (attributes: { readonly [name: string]: string }) => {
    const image = partAtCaret(editor.state, 'image');
    if (image) setPart(editor, image, attributes);
  };
  type('!');
  insertImage(editor, 7);
  set({ class: 'moto-image-right' });
  for (const alt of ['Q', 'Qu', 'Quay']) set({ alt });
  type('?');
  expect(steps()).toBe(5);
  undo();
  expect(undo()).toBe('<p>One!<img data-media="7" class="moto-image-right"></p>');
  expect(undo()).toBe('<p>One!<img data-media="7" class="moto-image-left"></p>');
  expect(undo()).toBe('<p>One!</p>');
});
