import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('calls start in order, with event loop rounds between them', async () => {
  const turn = createTurns(3);
  const begun: number[] = [];
  const call = async (name: number) => {
    await turn();
    begun.push(name);
  };
  const all = [call(0), call(1), call(2)];
  const seen: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await nextRound();
    seen.push(begun.length);
  }
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2]);
  expect(seen).toEqual([1, 1, 2, 2, 2, 3, 3, 3]);
  await call(3);
  expect(begun).toEqual([0, 1, 2, 3]);
});
