import { extractColorsFromImageData } from 'extract-colors';
import { expect, test } from 'vitest';
import { brandColors, DISTANCE } from './logo-colors.ts';

const color = (hex: string, [saturation, lightness, area]: readonly [number, number, number]) => ({
  ...{ hex, saturation, lightness, area },
});

test('the largest colors come first, without grays, black, and white', () => {
  const found = [
    color('#fdfdff', [0.9, 0.99, 0.6]),
    color('#777777', [0, 0.47, 0.2]),
    color('#101018', [0.2, 0.07, 0.1]),
    color('#c04060', [0.5, 0.5, 0.02]),
    color('#206040', [0.5, 0.25, 0.05]),
    color('#204060', [0.5, 0.25, 0.01]),
    color('#e0b020', [0.75, 0.5, 0.03]),
  ];
  expect(brandColors(found)).toEqual(['#206040', '#e0b020', '#c04060']);
});

test('colors of similar hue stay as they are in the logo', () => {
  const areas = { c8552b: 600, f0b35a: 300, '8a2f17': 100 };
  const pixels = Object.entries(areas).flatMap(([hex, count]) =>
    Array.from({ length: count }, () => [...Buffer.from(hex, 'hex'), 255]).flat(),
  );
  const image = { data: new Uint8ClampedArray(pixels), width: 100, height: 10 };
  expect(brandColors(extractColorsFromImageData(image, DISTANCE))).toEqual(
    Object.keys(areas).map((hex) => `#${hex}`),
  );
});
