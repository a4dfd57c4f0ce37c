import { expect, test } from 'vitest';
import { isRuntimeEnded, isRuntimeOld } from './runtime.ts';

test.each([
  ['20.19.0', true],
  ['23.99.99', true],
  ['24.0.0', false],
  ['100.1.0', false],
])('support for Node %s ends soon: %s', (version, expected) => {
  expect(isRuntimeOld(version)).toBe(expected);
});

test.each([
  ['20.19.0', '2026-11-30', true],
  ['20.19.0', '2026-04-01', false],
  ['22.11.0', '2026-11-30', false],
  ['22.11.0', '2027-05-01', true],
  ['24.0.0', '2040-01-01', false],
])('support for Node %s has ended on %s: %s', (version, day, expected) => {
  expect(isRuntimeEnded(version, Date.parse(day))).toBe(expected);
});
