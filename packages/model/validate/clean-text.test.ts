import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from '../entities/fields.ts';
import { cleanText, withCleanText } from './clean-text.ts';

test.each([
  ['a line break of a slide', 'one\u000btwo', 'one two'],
  ['a page break', 'one\u000ctwo', 'one two'],
  ['quotes of an old site', '\u0093It\u0092s\u0094 \u0096 \u0080', '“It’s” – €'],
  ['a bell', 'a\u0007b', 'ab'],
  ['a byte without a meaning', 'a\u0081b\u009fc', 'abŸc'],
  ['half a character', 'a\ud83db', 'ab'],
  ['clean text', 'a\tb\r\nc 👩‍👩‍👧', 'a\tb\r\nc 👩‍👩‍👧'],
])('%s becomes text that can be stored', (_, given, expected) =>
  expect(cleanText(given)).toBe(expected),
);

test('any text can be stored once it is clean', () => {
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0xff_ff }))
    .map((codes) => String.fromCharCode(...codes));
  fc.assert(fc.property(anyText, (given) => text(10_000).safeParse(cleanText(given)).success));
});

test('a value is the same if its texts are clean, and clean at any depth otherwise', () => {
  const clean = { html: '<p>a</p>', items: [{ title: 'b', count: 1, link: null }] };
  expect(withCleanText(clean)).toBe(clean);
  const other = { ...clean, items: [{ ...clean.items[0], title: 'b\u0007' }] };
  expect(withCleanText(other)).toEqual(clean);
});
