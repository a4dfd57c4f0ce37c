import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { nearestContrast } from './nearest-contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('always has the contrast, and leaves colors that have it', () => {
  fc.assert(
    fc.property(hex, hex, (color, background) => {
      const found = nearestContrast(color, { background, ratio: 3 });
      expect(contrastRatio(found, background)).toBeGreaterThanOrEqual(3);
      if (contrastRatio(color, background) >= 3) expect(found).toBe(color);
    }),
  );
});

test('stays as close as possible', () => {
  const found = nearestContrast('#ffe600', { background: '#ffffff', ratio: 3 });
  expect(contrastRatio(found, '#ffffff')).toBeLessThan(3.1);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(found.slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(blue);
  expect(green).toBeGreaterThan(blue);
});
