import { expect, test } from 'vitest';
import type { CssSource } from './css-source.ts';
import type { InEffect } from './read-in-effect.ts';
import { readInSteps } from './read-in-steps.ts';

const source = (path: string): CssSource => ({ path, from: path, read: () => 1 });
const value: InEffect = { value: 1, origin: { kind: 'default' }, css: '1' };
const ids = Array.from({ length: 50 }, (_, index) => `w${index}`);

/** All widgets have the same size; the last one has another color. */
const read = (some: readonly string[], sources: readonly CssSource[]) =>
  new Map(
    sources
      .filter(({ path }) => path !== 'color' || !some.includes('w49'))
      .map(({ path }) => [path, value]),
  );

test('reads many widgets in steps, and keeps what all of them have in common', () => {
  const steps: number[] = [];
  let found: ReadonlyMap<string, InEffect> = new Map();
  const waiting: (() => void)[] = [];
  readInSteps({
    ids,
    sources: [source('size'), source('color')],
    read: (some, sources) => {
      steps.push(some.length);
      return read(some, sources);
    },
    later: (work) => {
      waiting.push(work);
      return () => undefined;
    },
    done: (values) => {
      found = values;
    },
  });
  while (waiting.length > 0) waiting.shift()?.();
  expect(steps).toEqual([20, 20, 12]);
  expect([...found.keys()]).toEqual(['size']);
});

test('a canceled reading ends', () => {
  let isCanceled = false;
  const cancel = readInSteps({
    ids,
    sources: [source('size')],
    read,
    later: () => () => {
      isCanceled = true;
    },
    done: () => expect.fail(),
  });
  cancel();
  expect(isCanceled).toBe(true);
});
