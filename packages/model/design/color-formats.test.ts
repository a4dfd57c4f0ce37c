import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alphaOf, colorChannels, hexOfChannels } from './color-formats.ts';

test('colors are read and written by channels', () => {
  expect(colorChannels('#0b6e7f', 'rgb')).toEqual([11, 110, 127]);
  expect(colorChannels('#0b6e7f', 'hsl')).toEqual([189, 84, 27]);
  expect(colorChannels('#808080', 'hsl')).toEqual([0, 0, 50]);
  expect(hexOfChannels([11, 110, 127], 'rgb')).toBe('#0b6e7f');
  expect(hexOfChannels([189, 84, 27], 'hsl', 0.5)).toBe('#0b6d7f80');
  expect(alphaOf('#0b6c7f80')).toBeCloseTo(0.5, 2);
  expect(alphaOf('#0b6c7f')).toBe(1);
});

test('every color by red, green, and blue is the same color again', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, (hex) => {
      expect(hexOfChannels(colorChannels(hex, 'rgb'), 'rgb')).toBe(hex);
    }),
  );
});
