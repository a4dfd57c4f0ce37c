import { expect, test } from 'vitest';
import { indexByKey } from './roving-list.ts';

const list = { count: 5, columns: 1 };
const grid = { count: 5, columns: 2 };

test.each([
  ['ArrowDown', -1, list, 0],
  ['Home', -1, list, null],
  ['ArrowDown', 3, list, 4],
  ['ArrowDown', 4, list, null],
  ['ArrowUp', 0, list, null],
  ['End', 0, list, 4],
  ['ArrowRight', 1, list, null],
  ['ArrowDown', 0, grid, 2],
  ['ArrowDown', 3, grid, null],
  ['ArrowUp', 3, grid, 1],
  ['ArrowLeft', 4, grid, 3],
  ['a', 1, grid, null],
])('%s at %i of a list leads to the place that is there', (key, at, walk, next) => {
  expect(indexByKey(key, at, walk)).toBe(next);
});
