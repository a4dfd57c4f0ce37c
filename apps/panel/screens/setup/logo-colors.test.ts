import { expect, test } from 'vitest';
import { brandColors } from './logo-colors.ts';

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
