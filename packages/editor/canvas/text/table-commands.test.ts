// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { addLine, hasHeaderRow, hasOther } from './table-commands.ts';
import { openText } from './testing/text-editor.ts';

const PRICES =
  '<table><tbody><tr><td>Bread</td><td class="moto-align-right">$5</td></tr></tbody></table>';

/** The cells of each row as their text and class. */
const cells = ({ view }: Editor): readonly (readonly string[])[] =>
  [...view.dom.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => `${cell.textContent} ${cell.className}`.trim()),
  );

function opened(): Editor {
  const editor = openText(PRICES);
  editor.commands.setTextSelection(5);
  return editor;
}

test('a new row has the look of the row with the caret', () => {
  const editor = opened();
  addLine(editor, 'row', 'after');
  editor.commands.insertContent('Cake');
  addLine(editor, 'row', 'before');
  editor.commands.insertContent('Tea');
  expect(cells(editor)).toEqual([
    ['Bread', '$5 moto-align-right'],
    ['Tea', 'moto-align-right'],
    ['Cake', 'moto-align-right'],
  ]);
});

test('a new column has the look of the column with the caret', () => {
  const editor = opened();
  addLine(editor, 'column', 'after');
  expect(cells(editor)).toEqual([['Bread', '', '$5 moto-align-right']]);
  editor.commands.goToNextCell();
  addLine(editor, 'column', 'before');
  expect(cells(editor)).toEqual([['Bread', '', 'moto-align-right', '$5 moto-align-right']]);
});

test('a header row is known', () => {
  const editor = opened();
  expect(hasHeaderRow(editor)).toBe(false);
  editor.commands.toggleHeaderRow();
  expect(hasHeaderRow(editor)).toBe(true);
});

test('the last row and the last column are not deleted alone', () => {
  const editor = opened();
  expect(hasOther(editor, 'row')).toBe(false);
  expect(hasOther(editor, 'column')).toBe(true);
  addLine(editor, 'row', 'after');
  expect(hasOther(editor, 'row')).toBe(true);
});
