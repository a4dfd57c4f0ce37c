import { expect, test } from 'vitest';
import { byName } from './by-name.ts';
import { likePatterns } from './lists.ts';

test('a search has patterns for composed and for combining letters', () => {
  for (const search of ['übung', 'ÜBUNG', 'u\u0308bung'])
    expect(likePatterns(search)).toEqual(['%\u00fcbung%', '%\u00dcbung%', '%u\u0308bung%']);
});

test('names are in the order of a dictionary', () => {
  const names = ['Zebra', 'apple', 'IMG 10', 'Äpfel', 'éclair', 'Banana', 'IMG 2', 'a\u0308pfel'];
  const sorted = names.map((name, id) => ({ id, name })).sort(byName);
  expect(sorted.map(({ name }) => name)).toEqual([
    ...['a\u0308pfel', 'Äpfel', 'apple', 'Banana', 'éclair', 'IMG 2', 'IMG 10', 'Zebra'],
  ]);
});
