import { expect, test } from 'vitest';
import { gapAt, placeInGap } from './use-item-drag.ts';

const lines = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 80 },
  { top: 80, bottom: 120 },
];

test.each([
  [-5, 0],
  [19, 0],
  [21, 1],
  [61, 2],
  [500, 3],
])('a pointer at %i px is nearest to gap %i', (y, gap) => {
  expect(gapAt(y, lines)).toBe(gap);
});

test.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 3, 2],
  [2, 0, 0],
  [1, 2, 1],
])('line %i dropped into gap %i comes to place %i', (from, gap, place) => {
  expect(placeInGap(from, gap)).toBe(place);
});
