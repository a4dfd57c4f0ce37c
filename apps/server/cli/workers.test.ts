import { expect, test } from 'vitest';
import { restartDelay } from './workers.ts';

test('the first worker that exits is replaced immediately, later ones with growing delays', () => {
  expect([1, 2, 3, 4].map(restartDelay)).toEqual([0, 250, 500, 1000]);
  expect([50, 5000].map(restartDelay)).toEqual([30_000, 30_000]);
});
