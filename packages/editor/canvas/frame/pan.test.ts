import { expect, test } from 'vitest';
import { panFor } from './pan.ts';

const covered = 280;
const pageLeft = 0;

test('a selection behind the panel moves the page, no further than needed', () => {
  expect(panFor(100, { pan: 0, covered, pageLeft })).toBe(188);
  expect(panFor(-40, { pan: 0, covered, pageLeft })).toBe(covered);
});

test('a visible selection leaves the page where it is', () => {
  expect(panFor(400, { pan: 0, covered, pageLeft })).toBe(0);
  expect(panFor(400, { pan: 120, covered, pageLeft })).toBe(120);
});

test('without a panel the page returns to its place', () => {
  expect(panFor(500, { pan: 200, covered: 0, pageLeft })).toBe(0);
});

test('a page next to the panel gives up the pan from when it was behind the panel', () => {
  expect(panFor(817, { pan: 257, covered, pageLeft: 280 })).toBe(0);
  expect(panFor(600, { pan: 200, covered, pageLeft: 400 })).toBe(0);
});

test('the page isn’t moved further than to the edge of the panel', () => {
  expect(panFor(110, { pan: 0, covered, pageLeft: 100 })).toBe(178);
  expect(panFor(60, { pan: 0, covered, pageLeft: 100 })).toBe(180);
  expect(panFor(500, { pan: 250, covered, pageLeft: 100 })).toBe(180);
});
