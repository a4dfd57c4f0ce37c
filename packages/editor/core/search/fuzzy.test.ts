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

test('word starts rank before word middles, and both before scattered letters', () => {
  expect(best('set', ['Page settings', 'Reset', 'Save the text', 'Delete'])).toEqual([
    'Page settings',
    'Reset',
    'Save the text',
  ]);
});

test('matches nearby letters in order, but not distant ones', () => {
  expect(best('dplct', ['Duplicate'])).toEqual(['Duplicate']);
  expect(best('zzz', ['Duplicate'])).toEqual([]);
});

test('ignores accents and case in any script', () => {
  expect(best('element', ['Élément'])).toEqual(['Élément']);
  expect(best('кноп', ['Кнопка'])).toEqual(['Кнопка']);
});

test('an empty search matches everything', () => {
  expect(best(' ', ['A', 'B'])).toEqual(['A', 'B']);
});
