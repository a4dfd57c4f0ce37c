import { expect, test } from 'vitest';
import { colorWords } from './color-words.ts';

test.each([
  ['#000000', 'black', null],
  ['#ffffff', 'white', null],
  ['#808080', 'gray', null],
  ['#2b2b2b', 'gray', 'dark'],
  ['#0b4f3a', 'green', 'dark'],
  ['#1f7a4d', 'green', 'dark'],
  ['#3cb371', 'green', null],
  ['#c9a227', 'gold', null],
  ['#ffe066', 'yellow', null],
  ['#f2704a', 'orange', null],
  ['#6b3e1d', 'brown', null],
  ['#d62828', 'red', null],
  ['#8a1c4a', 'red', 'dark'],
  ['#e5005c', 'pink', null],
  ['#0b2530', 'blue', 'dark'],
  ['#0b7285', 'teal', 'dark'],
  ['#1d4ed8', 'blue', null],
  ['#93c5fd', 'blue', 'light'],
  ['#6d28d9', 'purple', null],
])('%s is called %s', (hex, word, shade) => {
  expect(colorWords(hex)).toEqual({ word, shade });
});
