import { expect, test } from 'vitest';
import { affectedSides, nearestStep, stepsBy, stepsOfKey } from './spacing-steps.ts';

const sizes = { none: 0, auto: 8, small: 16, medium: 48, large: 112 };

test.each([
  [-20, 'none'],
  [3, 'none'],
  [13, 'small'],
  [33, 'medium'],
  [79, 'medium'],
  [81, 'large'],
  [999, 'large'],
] as const)('%d px snap to %s', (px, size) => {
  expect(nearestStep(sizes, px, 'auto')).toBe(size);
});

test('equal sizes stay unchanged', () => {
  const flat = { ...sizes, auto: 0 };
  expect(nearestStep(flat, 0, 'auto')).toBe('auto');
  expect(nearestStep(flat, 0, 'none')).toBe('none');
});

test('keys change the size by one step, up to the limits', () => {
  expect(stepsBy(sizes, 'auto', 1)).toBe('small');
  expect(stepsBy(sizes, 'none', -1)).toBe('none');
  expect(stepsBy(sizes, 'large', 1)).toBe('large');
  expect(stepsBy(sizes, 'auto', 2)).toBe('medium');
  expect(stepsBy(sizes, 'small', -5)).toBe('none');
});

test('keys up and right increase, keys down and left decrease', () => {
  expect(['ArrowUp', 'ArrowRight', 'PageUp'].map(stepsOfKey)).toEqual([1, 1, 2]);
  expect(['ArrowDown', 'ArrowLeft', 'PageDown'].map(stepsOfKey)).toEqual([-1, -1, -2]);
  expect(stepsOfKey('Enter')).toBeNull();
});

test('keys change an exact size to the next size of the site', () => {
  expect(stepsBy(sizes, 60, 1)).toBe('large');
  expect(stepsBy(sizes, 60, -1)).toBe('medium');
  expect(stepsBy(sizes, 10, -1)).toBe('none');
  expect(stepsBy(sizes, 200, 1)).toBe(200);
});

test('an exact size stays until another one is closer', () => {
  expect(nearestStep(sizes, 66, 60)).toBe(60);
  expect(nearestStep(sizes, 100, 60)).toBe('large');
});

test('Shift changes all sides, Alt the opposite one', () => {
  expect(affectedSides('top', { shiftKey: false, altKey: false })).toEqual(['top']);
  expect(affectedSides('left', { shiftKey: false, altKey: true })).toEqual(['left', 'right']);
  expect(affectedSides('left', { shiftKey: true, altKey: true })).toHaveLength(4);
});
