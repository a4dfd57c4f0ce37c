import { expect, test } from 'vitest';
import { panFor } from './pan.ts';

const covered = 280;

test('a selection behind the panel moves the page, no further than needed', () => {
  expect(panFor(100, { pan: 0, covered })).toBe(188);
  expect(panFor(-40, { pan: 0, covered })).toBe(covered);
});

test('a visible selection leaves the page where it is', () => {
  expect(panFor(400, { pan: 0, covered })).toBe(0);
  expect(panFor(400, { pan: 120, covered })).toBe(120);
});

test('without a panel the page returns to its place', () => {
  expect(panFor(500, { pan: 200, covered: 0 })).toBe(0);
});
