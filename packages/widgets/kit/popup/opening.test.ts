import { describe, expect, test } from 'vitest';
import { isScrolled, leavesPage, mayOpen } from './opening.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

describe('a popup opens again', () => {
  test.each([
    ['always', 7, NOW, true],
    ['session', 7, null, true],
    ['session', 7, NOW - 90 * DAY, false],
    ['once', 7, null, true],
    ['once', 7, 1, false],
    ['days', 7, null, true],
    ['days', 7, NOW - 7 * DAY + 1, false],
    ['days', 7, NOW - 7 * DAY, true],
    ['days', 1, NOW - DAY, true],
  ] as const)('%s (%i days), last at %s: %s', (frequency, days, last, expected) => {
    expect(mayOpen({ frequency, days }, last, NOW)).toBe(expected);
  });
});

test.each([
  [50, 0, 2000, 1000, false],
  [50, 499, 2000, 1000, true],
  [50, 480, 2000, 1000, false],
  [100, 999.5, 2000, 1000, true],
  [100, 0, 800, 1000, true],
] as const)(
  '%i%% of a page is scrolled at %d of %d with %d visible: %s',
  (percent, scrollTop, scrollHeight, clientHeight, expected) => {
    expect(isScrolled(percent, { scrollTop, scrollHeight, clientHeight })).toBe(expected);
  },
);

test('the pointer leaves the page at its top only', () => {
  expect(leavesPage({ clientY: -3, relatedTarget: null })).toBe(true);
  expect(leavesPage({ clientY: 300, relatedTarget: null })).toBe(false);
  expect(leavesPage({ clientY: -3, relatedTarget: new EventTarget() })).toBe(false);
});
