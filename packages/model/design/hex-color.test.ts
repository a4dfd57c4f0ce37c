import { expect, test } from 'vitest';
import { hexColor } from './hex-color.ts';

test.each([
  ['#b8743a', '#b8743a'],
  ['B8743A', '#b8743a'],
  [' #b8743a ', '#b8743a'],
  ['#f0c', '#ff00cc'],
])('%s is a color', (text, color) => expect(hexColor(text)).toBe(color));

test.each(['', '#', '#b8743', 'red', '#b8743a80', '#gggggg'])('%s is none', (text) =>
  expect(hexColor(text)).toBeNull(),
);

test('colors may have an alpha', () => {
  expect(hexColor('#b8743a80', { hasAlpha: true })).toBe('#b8743a80');
});
