import { expect, test } from 'vitest';
import { scrollToShow } from './scroll-to-show.ts';

/** Below a sticky header of 80 px. */
const view = { top: 80, bottom: 680 };
const selected = { isMostNeeded: false };
const added = { isMostNeeded: true };

test('a widget selected where it is stays there, unless hardly any of it is in view', () => {
  expect(scrollToShow({ top: 600, bottom: 900 }, view, selected)).toBe(0);
  expect(scrollToShow({ top: 40, bottom: 400 }, view, selected)).toBe(0);
  expect(scrollToShow({ top: 660, bottom: 860 }, view, selected)).toBe(380);
});

test('most of a new block, or of the one selected after a deletion, is scrolled into view', () => {
  expect(scrollToShow({ top: 200, bottom: 500 }, view, added)).toBe(0);
  expect(scrollToShow({ top: 610, bottom: 910 }, view, added)).toBe(380);
});

test('a new block isn’t under a sticky header, and starts below it if it’s higher than the view', () => {
  expect(scrollToShow({ top: 20, bottom: 420 }, view, added)).toBe(-160);
  expect(scrollToShow({ top: 20, bottom: 1020 }, view, added)).toBe(-60);
});
