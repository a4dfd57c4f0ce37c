import { expect, test } from 'vitest';
import { removedMarkup } from './removed-markup.ts';

test('names what rich text does not keep, each once', () => {
  const html =
    '<!-- Note --><div class="moto-align-left"><p onclick="go()" class="moto-align-left big">A</p>' +
    '<p onclick="go()">B</p><script>go()</script><a href="javascript:go()" id="up">C</a></div>';
  expect(removedMarkup(html)).toEqual([
    ...['<!-- -->', '<div>', '<p onclick>', '<p class>', '<script>', '<a href>'],
  ]);
});

test('names nothing in what is kept, however it is written', () => {
  expect(
    removedMarkup(
      '<H2 CLASS="moto-text_lead  moto-align-right">A</H2><p style="font-size: 20px; color: #AABBCC;">B</p>' +
        '<a href="tel:030 12345">B</a>' +
        '<img data-media="7" alt=""><br/>1 < 2 & 3 > 2',
    ),
  ).toEqual([]);
});
