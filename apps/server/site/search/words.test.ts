import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { rankTiers } from './rank-tiers.ts';
import { phrasesOf, wordsOf } from './words.ts';

test.each([
  ['Crème brûlée, Łódź!', ['creme', 'brulee', 'lodz']],
  ['Straße ÆØÅ İstanbul', ['strasse', 'aeoa', 'istanbul']],
  ['Ёлка и йод', ['елка', 'и', 'иод']],
  ['東京タワー 2026', ['東', '京', 'タ', 'ワ', 'ー', '2026']],
  ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
  ['مُحَمَّد', ['محمد']],
  ['한국어', ['한국어']],
  ["don't, well-known", ['don', 't', 'well', 'known']],
  ['\u{1f600} … “”', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a search is what is between its spaces, each once', () => {
  expect(phrasesOf('well-known  Well-Known 東京 "*')).toEqual([
    ['well', 'known'],
    ['東', '京'],
  ]);
  expect(phrasesOf('a '.repeat(5_000))).toEqual([['a']]);
});

const shown = (text: string, query: string) =>
  excerptOf(text, phrasesOf(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('an excerpt is around the first match, and marks all', () => {
  expect(shown('A crème brûlée.', 'BRUL cre')).toBe('A [crème] [brûlée].');
  expect(shown('東京タワーは東京にある', '東京')).toBe('[東京]タワーは[東京]にある');
  const long = `${'one two three '.repeat(40)}harbor ${'four five six '.repeat(40)}`;
  expect(shown(long, 'harb')).toMatch(/^…(?:\w+ )+\[harbor\] (?:\w+ ?)+…$/);
  expect(shown(long, 'harb').length).toBeLessThan(260);
  expect(shown('Only in the title', 'walrus')).toBe('Only in the title');
  expect(shown(`well fed ${'then '.repeat(40)} well-known`, 'well-known')).toMatch(
    /\[well-known\]$/,
  );
  expect(shown(`${'東京 '.repeat(3_000)}大阪`, '大阪')).toMatch(/^東京 /);
});

test('of very many entries, those with the words in their title are first', async () => {
  const parts = {
    title: [7, 5],
    headings: [9, 7, 5],
    all: Array.from({ length: 2_000 }, (_, at) => at),
  };
  const find = (skip: number, count: number) =>
    rankTiers(
      {
        count: async (part) => parts[part].length,
        ids: async (part, _, limit) => parts[part].slice(0, limit),
      },
      { skip, count },
    );
  expect(await find(0, 5)).toEqual({ ids: [7, 5, 9, 0, 1], total: 2_000 });
  expect((await find(5, 5)).ids).toEqual([2, 3, 4, 6, 8]);
  expect((await find(1_995, 10)).ids).toEqual([1995, 1996, 1997, 1998, 1999]);
  expect(await find(99_990, 10)).toEqual({ ids: [], total: 2_000 });
});
