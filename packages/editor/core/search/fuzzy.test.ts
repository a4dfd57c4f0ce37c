import { expect, test } from 'vitest';
import { fuzzyScore } from './fuzzy.ts';

const best = (search: string, texts: readonly string[]) =>
  texts
    .flatMap((text) => {
      const score = fuzzyScore(search, text);
      return score === null ? [] : [{ text, score }];
    })
    .sort((a, b) => a.score - b.score)
    .map(({ text }) => text);

test('the beginning of a word comes before its middle, and both before scattered letters', () => {
  expect(best('set', ['Page settings', 'Reset', 'Save the text', 'Delete'])).toEqual([
    'Page settings',
    'Reset',
    'Save the text',
  ]);
});

test('letters that follow each other are enough, far-off ones are not', () => {
  expect(best('dplct', ['Duplicate'])).toEqual(['Duplicate']);
  expect(best('zzz', ['Duplicate'])).toEqual([]);
});

test('accents and capitals do not matter, in any script', () => {
  expect(best('element', ['Élément'])).toEqual(['Élément']);
  expect(best('кноп', ['Кнопка'])).toEqual(['Кнопка']);
});

test('no search leaves everything', () => {
  expect(best(' ', ['A', 'B'])).toEqual(['A', 'B']);
});
