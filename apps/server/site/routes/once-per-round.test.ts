import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oncePerRound } from './once-per-round.ts';

test('one check serves all connections of a round, each only once', async () => {
  let checks = 0;
  let isCurrent = true;
  const ask = oncePerRound(() => {
    checks += 1;
    return isCurrent;
  });
  const [a, b, c] = [{}, {}, {}];
  expect([ask(a), ask(b), ask(c)]).toEqual([true, true, true]);
  expect(checks).toBe(1);
  isCurrent = false;
  expect(ask(a)).toBe(false);
  expect(checks).toBe(2);
  await nextRound();
  expect(ask(b)).toBe(false);
  expect(ask(c)).toBe(false);
  expect(checks).toBe(4);
});

test('checks again after so many requests that a round may have passed', () => {
  let checks = 0;
  const ask = oncePerRound(() => {
    checks += 1;
    return true;
  });
  for (let count = 0; count < 300; count += 1) ask({});
  expect(checks).toBeGreaterThan(1);
});
