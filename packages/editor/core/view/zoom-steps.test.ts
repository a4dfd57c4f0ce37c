import { expect, test } from 'vitest';
import { nextZoom } from './zoom-steps.ts';

test('zooms from any scale to the next choice, between 25 and 200 %', () => {
  expect(nextZoom(0.49, 1)).toBe(0.5);
  expect(nextZoom(0.5, 1)).toBe(0.75);
  expect(nextZoom(0.49, -1)).toBe(0.25);
  expect(nextZoom(1.2, -1)).toBe(1);
  expect(nextZoom(2, 1)).toBe(2);
  expect(nextZoom(0.2, -1)).toBe(0.25);
});
