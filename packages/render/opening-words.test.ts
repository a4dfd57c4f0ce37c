import { expect, test } from 'vitest';
import { openingWords } from './opening-words.ts';

const FIRST = 'We build tables, chairs &amp; shelves that last, and repair the ones you have.';
const READ = 'We build tables, chairs & shelves that last, and repair the ones you have.';

test('is the first paragraph that says enough, without markup', () => {
  const label = '<p class="moto-text_label">Since we began</p>';
  const html = `<h1>${'A heading says '.repeat(5)}</h1>${label}<p class="lead">We <b>build</b>${FIRST.slice(8)}</p>`;
  expect(openingWords(html)).toBe(READ);
  expect(openingWords(`<p>Read<br>${FIRST}</p>`)).toBe(`Read ${READ}`);
});

test('is empty if no paragraph says enough', () => {
  expect(openingWords('<h1>Prices</h1><p>Per hour</p><pre>const a = 1;</pre>')).toBe('');
});

test('ends with a whole word', () => {
  const words = openingWords(`<p>${'carpenter '.repeat(40)}</p>`);
  expect(words).toMatch(/carpenter…$/);
  expect(words.length).toBeLessThanOrEqual(155);
  expect(openingWords(`<p>${'木'.repeat(200)}</p>`)).toBe(`${'木'.repeat(154)}…`);
});

test.each([
  [`ようこそ ${'当店は京都にある小さな宿です。'.repeat(20)}`, 154],
  [`y${'😀'.repeat(120)}`, 153],
  [`x ${'🇩🇪'.repeat(60)}`, 154],
  [`See https://example.com/${'a'.repeat(300)}`, 154],
])('whole characters of %s are kept where words end too early', (text, length) => {
  const words = openingWords(`<p>${text}</p>`);
  expect(words).toBe(`${text.slice(0, length)}…`);
  expect(words).not.toMatch(/\p{Surrogate}/u);
});
