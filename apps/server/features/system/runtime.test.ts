import { expect, test } from 'vitest';
import { isRuntimeOld } from './runtime.ts';

test.each([
  ['20.19.0', true],
  ['23.99.99', true],
  ['24.0.0', false],
  ['100.1.0', false],
])('support for Node %s ends soon: %s', (version, expected) => {
  expect(isRuntimeOld(version)).toBe(expected);
});
