// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import {
  deletePart,
  insertAnchor,
  insertIcon,
  insertImage,
  insertTable,
  partAtCaret,
  setPart,
} from './insert.ts';
import { storedHtml } from './stored-html.ts';
import { openText } from './testing/text-editor.ts';

const stored = ({ state }: Editor): string => storedHtml(state.doc.content, state.schema);

function opened(html: string, from: number, to = from): Editor {
  const editor = openText(html);
  editor.commands.setTextSelection({ from, to });
  return editor;
}

test('an image has the text around it, or the line for itself', () => {
  const words = opened('<p>Call us</p>', 1);
  insertImage(words, 7);
  expect(stored(words)).toBe('<p><img data-media="7" class="moto-image-left">Call us</p>');
  const line = opened('<p></p>', 1);
  insertImage(line, 7);
  expect(stored(line)).toBe('<p><img data-media="7" class="moto-image-center"></p>');
});

test('an image is changed right after it was inserted, and while it is selected', () => {
  const editor = opened('<p>Call us</p>', 6);
  expect(partAtCaret(editor.state, 'image')).toBeNull();
  insertImage(editor, 7);
  const image = partAtCaret(editor.state, 'image');
  if (!image) throw new Error('No image');
  setPart(editor, image, { class: 'moto-image-right', alt: 'The quay' });
  const changed = '<img data-media="7" alt="The quay" class="moto-image-right">';
  expect(stored(editor)).toBe(`<p>Call ${changed}us</p>`);
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, image.at)));
  const selected = partAtCaret(editor.state, 'image');
  if (!selected) throw new Error('No image');
  setPart(editor, selected, { class: null });
  expect(editor.state.selection).toBeInstanceOf(NodeSelection);
  expect(partAtCaret(editor.state, 'anchor')).toBeNull();
  deletePart(editor, selected);
  expect(stored(editor)).toBe('<p>Call us</p>');
});

test('an icon is inserted, and replaced at the caret', () => {
  const editor = opened('<p>Call us</p>', 6);
  insertIcon(editor, 'phone');
  expect(stored(editor)).toBe('<p>Call <img data-icon="phone">us</p>');
  insertIcon(editor, 'mail');
  expect(stored(editor)).toBe('<p>Call <img data-icon="mail">us</p>');
});

test('an anchor is before the selected words, which stay selected', () => {
  const editor = opened('<p>Our prices</p>', 5, 11);
  insertAnchor(editor, 'prices');
  expect(stored(editor)).toBe('<p>Our <a id="prices"></a>prices</p>');
  const { doc, selection } = editor.state;
  expect(doc.textBetween(selection.from, selection.to)).toBe('prices');
});

test.each([
  '<p><a id="prices"></a>Prices</p>',
  '<p><img data-icon="phone">Call</p>',
  '<p><a id="prices">Prices</a> and <a href="#prices">up</a></p>',
  '<table><tbody><tr><th scope="col">Item</th></tr></tbody></table>',
])('opening leaves %s as it is', (html) => {
  expect(stored(openText(html))).toBe(html);
});

const HEAD = `<tr>${'<th></th>'.repeat(3)}</tr>`;
const ROW = `<tr>${'<td></td>'.repeat(3)}</tr>`;
const TABLE = `<table><tbody>${HEAD}${ROW}${ROW}</tbody></table>`;

test('a table takes the place of an empty line, with a line after it at the end', () => {
  const last = opened('<p>Prices</p><p></p>', 9);
  insertTable(last);
  expect(stored(last)).toBe(`<p>Prices</p>${TABLE}<p></p>`);
  last.commands.insertContent('Item');
  expect(stored(last)).toContain('<tr><th>Item</th>');
  const first = opened('<p></p><p>More</p>', 1);
  insertTable(first);
  expect(stored(first)).toBe(`${TABLE}<p>More</p>`);
});

test('a table is after the words, the list, or the table with the caret', () => {
  const words = opened('<p>Prices</p><p>More</p>', 3);
  insertTable(words);
  expect(stored(words)).toBe(`<p>Prices</p>${TABLE}<p>More</p>`);
  const list = opened('<ul><li>One</li></ul><p>More</p>', 4);
  insertTable(list);
  expect(stored(list)).toBe(`<ul><li>One</li></ul>${TABLE}<p>More</p>`);
});
