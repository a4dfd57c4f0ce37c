import { expect, test } from 'vitest';
import { COLUMNS, iconByKey, ROW, scrollTo, shownIcons, VIEW } from './icon-grid.ts';

test('renders few icons of many, wherever the grid is scrolled', () => {
  for (const scrollTop of [0, 1000, 5000 * ROW]) {
    const { from, to } = shownIcons(5000, scrollTop);
    expect(to - from).toBeLessThanOrEqual(20 * COLUMNS);
  }
  const { from, to } = shownIcons(5000, 100 * ROW);
  expect(from).toBeLessThanOrEqual(100 * COLUMNS);
  expect(to).toBeGreaterThanOrEqual(107 * COLUMNS);
  expect(shownIcons(5, 0)).toEqual({ from: 0, to: 5 });
});

test('scrolls only as far as an icon needs', () => {
  expect(scrollTo(0, 500)).toBe(0);
  expect(scrollTo(COLUMNS, 0)).toBe(0);
  const row = 20;
  expect(scrollTo(row * COLUMNS, 0)).toBe((row + 1) * ROW - VIEW);
});

test('keys move through the grid and stay in it', () => {
  expect(iconByKey('ArrowRight', 0, 20)).toBe(1);
  expect(iconByKey('ArrowDown', 3, 20)).toBe(3 + COLUMNS);
  expect(iconByKey('ArrowUp', 3, 20)).toBe(3);
  expect(iconByKey('ArrowRight', 19, 20)).toBe(19);
  expect(iconByKey('PageDown', 3, 20)).toBe(19);
  expect(iconByKey('PageUp', 19, 20)).toBe(0);
  expect(iconByKey('a', 0, 20)).toBeNull();
  expect(iconByKey('ArrowDown', 0, 0)).toBeNull();
});
