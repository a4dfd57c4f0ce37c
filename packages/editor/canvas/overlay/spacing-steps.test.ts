import { expect, test } from 'vitest';
import { affectedSides, nearestStep, stepBy } from './spacing-steps.ts';

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
  expect(stepBy('auto', 1)).toBe('small');
  expect(stepBy('none', -1)).toBe('none');
  expect(stepBy('large', 1)).toBe('large');
});

test('Shift changes all sides, Alt the opposite one', () => {
  expect(affectedSides('top', { shiftKey: false, altKey: false })).toEqual(['top']);
  expect(affectedSides('left', { shiftKey: false, altKey: true })).toEqual(['left', 'right']);
  expect(affectedSides('left', { shiftKey: true, altKey: true })).toHaveLength(4);
});
