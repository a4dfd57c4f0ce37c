// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { storedHtml } from './stored-html.ts';
import { openText } from './testing/text-editor.ts';

const stored = (html: string): string => {
  const { state } = openText(html);
  return storedHtml(state.doc.content, state.schema);
};

test.each([
  ['<ul><li>One</li><li>Two <strong>bold</strong></li></ul>'],
  ['<ol><li>One<ul><li>Nested</li></ul></li><li>Two</li></ol>'],
  ['<ul><li><p>One</p><p>More</p></li><li>Two</li></ul>'],
  ['<ul><li><p class="moto-text_small">Small</p></li></ul>'],
  ['<ul><li><p>One</p><ul><li>Nested</li></ul><p>More</p></li></ul>'],
  ['<ul><li></li></ul>'],
  ['<table><tbody><tr><th>Item</th><td>Price</td></tr></tbody></table>'],
  ['<blockquote><p>Quote</p></blockquote><p>After</p>'],
])('leaves %s as it is', (html) => {
  expect(stored(html)).toBe(html);
});

test('stores the words of an item and a cell without a paragraph', () => {
  expect(stored('<ul><li><p>One</p></li><li><p>Two</p><ol><li><p>In</p></li></ol></li></ul>')).toBe(
    '<ul><li>One</li><li>Two<ol><li>In</li></ol></li></ul>',
  );
});
