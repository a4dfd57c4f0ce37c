import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { clearText, selectAllText, selectMore } from './select-all.ts';

const showFact = () => ({ text: '', imageUrl: null, label: '', isMissing: false });
const schema = getSchema(
  createExtensions({ mediaUrl: () => null, iconPath: () => null, showFact }),
);
const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Old' }] };
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Below it' }] };

const opened = (...content: object[]) =>
  EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content }) });

/** Type and text of each block. */
const lines = ({ doc }: EditorState) =>
  doc.content.content.map(({ type, textContent }) => `${type.name}: ${textContent}`);

const whole = (state: EditorState) => state.apply(selectAllText(state));

test('typing over all text keeps the style of the first line', () => {
  const state = whole(opened(heading, paragraph));
  expect(lines(state.apply(state.tr.insertText('N')))).toEqual(['heading: N']);
});

test('selects the paragraph first, then everything', () => {
  const state = opened(heading, paragraph);
  const again = (before: EditorState) => before.apply(selectMore(before));
  const selected = ({ doc, selection: { from, to } }: EditorState) =>
    doc.textBetween(from, to, '|');
  const one = again(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 7, 9))));
  expect([one, again(one), again(again(one))].map(selected)).toEqual([
    'Below it',
    'Old|Below it',
    'Old|Below it',
  ]);
  expect(selected(again(opened(paragraph)))).toBe('Below it');
  const empty = opened({ type: 'paragraph' }, paragraph);
  expect(selected(again(empty))).toBe('|Below it');
});

test('deleting all text leaves the first line in its style', () => {
  for (const content of [[heading, paragraph], [heading]]) {
    const state = whole(opened(...content));
    const made = clearText(state);
    expect(made && lines(state.apply(made))).toEqual(['heading: ']);
  }
});

test('deletes part of a text as usual', () => {
  const state = opened(heading, paragraph);
  const part = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2, 8)));
  expect(clearText(part)).toBeNull();
  expect(clearText(state)).toBeNull();
});
