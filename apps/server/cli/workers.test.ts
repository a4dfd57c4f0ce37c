import { expect, test } from 'vitest';
import { waitAfter } from './workers.ts';

test('the first worker that ends is replaced at once, later ones ever more slowly, never not', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([0, 250, 500, 1000]);
  expect([50, 5000].map(waitAfter)).toEqual([30_000, 30_000]);
});
