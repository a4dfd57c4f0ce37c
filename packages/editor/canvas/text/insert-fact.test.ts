// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { insertFact } from './insert-fact.ts';
import { openText, textHtml } from './testing/text-editor.ts';

const FACT = '<data value="phone"></data>';

function inserted(html: string, from: number, to = from): string {
  const editor = openText(html);
  editor.commands.setTextSelection({ from, to });
  insertFact(editor, 'phone');
  return textHtml(editor);
}

test('a fact has a space where it would touch a word', () => {
  expect(inserted('<p>Call today</p>', 6)).toBe(`<p>Call ${FACT} today</p>`);
  expect(inserted('<p>Call today</p>', 5)).toBe(`<p>Call ${FACT} today</p>`);
  expect(inserted('<p>Calltoday</p>', 5)).toBe(`<p>Call ${FACT} today</p>`);
});

test('none at the edges of a line, next to punctuation, and in place of words', () => {
  expect(inserted('<p></p>', 1)).toBe(`<p>${FACT}</p>`);
  expect(inserted('<p>Call ().</p>', 7)).toBe(`<p>Call (${FACT}).</p>`);
  expect(inserted('<p>Call us now</p>', 6, 8)).toBe(`<p>Call ${FACT} now</p>`);
});
