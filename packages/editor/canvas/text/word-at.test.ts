import { expect, test } from 'vitest';
import { wordAt } from './word-at.ts';

const word = (text: string, offset: number): string => {
  const { start, end } = wordAt(text, offset);
  return text.slice(start, end);
};

test('is the word around an offset, or the one that ends there', () => {
  expect([0, 2, 3].map((at) => word('Old tune, don’t', at))).toEqual(['Old', 'Old', 'Old']);
  expect(word('Old tune, don’t', 4)).toBe('tune');
  expect(word('Old tune, don’t', 12)).toBe('don’t');
  expect(word('Old tune', 8)).toBe('tune');
});

test('is empty where no word is', () => {
  expect(wordAt('a – b', 3)).toEqual({ start: 3, end: 3 });
  expect(wordAt('', 0)).toEqual({ start: 0, end: 0 });
});
