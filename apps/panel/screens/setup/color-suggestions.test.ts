import { expect, test } from 'vitest';
import { ownColors } from './color-choice.ts';
import { logoPairs } from './color-suggestions.tsx';

test('offers both colors of a logo, each as main color', () => {
  expect(logoPairs(['#102030', '#f2693d', '#888888'])).toEqual([
    ownColors('#102030', '#f2693d'),
    ownColors('#f2693d', '#102030'),
  ]);
});

test('a single color gets an accent that follows it', () => {
  expect(logoPairs(['#102030'])).toEqual([ownColors('#102030')]);
  expect(logoPairs([])).toEqual([]);
});

test('tints of the same color aren’t offered as an accent', () => {
  expect(logoPairs(['#7a2048', '#ab738c', '#d3b5c2'])).toEqual([ownColors('#7a2048')]);
  expect(logoPairs(['#7a2048', '#ab738c', '#e0b020'])).toEqual([
    ownColors('#7a2048', '#e0b020'),
    ownColors('#e0b020', '#7a2048'),
  ]);
});
