import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oncePerRound } from './once-per-round.ts';

test('one check serves all connections of a round, each only once', async () => {
  let asked = 0;
  let answer = true;
  const ask = oncePerRound(() => {
    asked += 1;
    return answer;
  });
  const [a, b, c] = [{}, {}, {}];
  expect([ask(a), ask(b), ask(c)]).toEqual([true, true, true]);
  expect(asked).toBe(1);
  answer = false;
  expect(ask(a)).toBe(false);
  expect(asked).toBe(2);
  await nextRound();
  expect(ask(b)).toBe(false);
  expect(ask(c)).toBe(false);
  expect(asked).toBe(4);
});

test('checks again after so many requests that a round may have passed', () => {
  let asked = 0;
  const ask = oncePerRound(() => {
    asked += 1;
    return true;
  });
  for (let count = 0; count < 300; count += 1) ask({});
  expect(asked).toBeGreaterThan(1);
});
