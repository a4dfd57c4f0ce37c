import { expect, test } from 'vitest';
import { undoOrRedo } from '../history/undo-redo.ts';
import type { Replacements, StoredDesign } from '../ports/design/stored-design.ts';
import { createSession } from '../session/create-session.ts';
import { record, storedDesign } from '../testing/stored-design.ts';
import { designChanges } from './design-changes.ts';
import { createDesignStore } from './design-store.ts';
import { designTree } from './design-tree.ts';
import { createTextStyle, deleteTextStyle, renameTextStyle } from './text-style-commands.ts';

const textStyle = (id: number, class_name: string) => ({
  ...{ ...record, id, type: 'text' as const, name: class_name, class_name },
  properties: { desktop: { font_size: id } },
});

const stored: StoredDesign = {
  ...storedDesign,
  styles: [...storedDesign.styles, textStyle(12, 'note'), textStyle(13, 'small')],
};

function opened() {
  const session = createSession({
    ...{ design: designTree(stored), sections: [], pageType: 'page', newId: () => 'new' },
  });
  const { store } = createDesignStore(session, stored);
  const styleOf = (name: string) =>
    store.getState().textStyles.find(({ class_name }) => class_name === name) ?? expect.fail();
  const names = () => store.getState().textStyles.map(({ name }) => name);
  const changes = (replaced: Replacements = {}) =>
    designChanges(session.store.reader, {
      ...stored,
      replaced_text_styles: { replaced, revision: 5 },
    });
  return { session, store, styleOf, names, changes };
}

test('a style is added after the others, and undone as one step', () => {
  const { session, store, styleOf, names, changes } = opened();
  const { node } = createTextStyle(session, store.getState(), {
    ...{ name: 'Note', properties: { desktop: { font_size: 30 } } },
  });
  expect(styleOf('note-2')).toMatchObject({ node, id: null, name: 'Note' });
  expect(names()).toEqual(['Normal', 'note', 'small', 'Note']);
  expect(changes()?.text_styles).toEqual([
    { class_name: 'note-2', name: 'Note', properties: { desktop: { font_size: 30 } } },
  ]);
  undoOrRedo(session, 'undo');
  expect(changes()).toBeNull();
});

test('a style with another name keeps its class', () => {
  const { session, styleOf, changes } = opened();
  renameTextStyle(session, styleOf('note'), 'Remark');
  expect(changes()).toMatchObject({
    text_styles: [{ id: 12, class_name: 'note', name: 'Remark' }],
    revisions: { text_styles: { 12: 3 } },
  });
});

test('a deleted style is replaced by one that remains', () => {
  const { session, styleOf, changes } = opened();
  deleteTextStyle(session, styleOf('note'), 'small');
  deleteTextStyle(session, styleOf('small'), 'normal');
  expect(changes()).toMatchObject({
    deleted: { text_styles: [12, 13] },
    replacements: { text_styles: { note: 'normal', small: 'normal' } },
  });
  undoOrRedo(session, 'undo');
  expect(changes()).toMatchObject({
    deleted: { text_styles: [12] },
    replacements: { text_styles: { note: 'small' } },
  });
  undoOrRedo(session, 'undo');
  expect(changes()).toBeNull();
});

test('an undone deletion that was saved restores the style, and what had it', () => {
  const { session, styleOf, changes } = opened();
  deleteTextStyle(session, styleOf('note'), 'small');
  undoOrRedo(session, 'undo');
  expect(changes({ note: 'small' })).toMatchObject({
    replacements: { text_styles: {} },
    restored: { text_styles: ['note'], presets: {} },
    revisions: { replaced_text_styles: 5 },
  });
  undoOrRedo(session, 'redo');
  expect(changes({ note: 'small' })?.restored.text_styles).toEqual([]);
});

test('a new style doesn’t get the class of one that is replaced', () => {
  const { session, store, styleOf, changes } = opened();
  deleteTextStyle(session, styleOf('note'), 'small');
  createTextStyle(session, store.getState(), { name: 'Note', properties: {} });
  expect(changes()).toMatchObject({
    text_styles: [{ class_name: 'note-2' }],
    deleted: { text_styles: [12] },
    replacements: { text_styles: { note: 'small' } },
  });
});

test('an unused style is deleted without a replacement', () => {
  const { session, styleOf, changes } = opened();
  deleteTextStyle(session, styleOf('note'), null);
  expect(changes()).toMatchObject({
    deleted: { text_styles: [12] },
    replacements: { text_styles: {} },
  });
});
