import { contrastRatio, DEFAULT_COLORS, resolveColor } from '@plinth/model';
import { expect, test } from 'vitest';
import { nearestReadable } from './nearest-color.ts';

test('the nearest readable shade is of the same color', () => {
  const token = nearestReadable(DEFAULT_COLORS, {
    color: '#f2693d',
    backgrounds: ['#ffffff'],
    isLarge: false,
  });
  expect(token).toBe('color2_4');
  expect(contrastRatio(resolveColor(DEFAULT_COLORS, token ?? '') ?? '', '#ffffff')).toBeGreaterThan(
    4.5,
  );
});

test('large text needs less contrast than small text', () => {
  const small = { color: '#8a9aa3', backgrounds: ['#ffffff'], isLarge: false };
  const large = nearestReadable(DEFAULT_COLORS, { ...small, isLarge: true });
  const ratio = (token: string | null) =>
    contrastRatio(resolveColor(DEFAULT_COLORS, token ?? '') ?? '#ffffff', '#ffffff');
  expect(ratio(nearestReadable(DEFAULT_COLORS, small))).toBeGreaterThanOrEqual(4.5);
  expect(ratio(large)).toBeGreaterThanOrEqual(3);
});

test('a color that is readable on some of the backgrounds only is left out', () => {
  const text = { color: '#8a9aa3', isLarge: false };
  const backgrounds = ['#ffffff', '#b0b8bc'];
  const hex = resolveColor(
    DEFAULT_COLORS,
    nearestReadable(DEFAULT_COLORS, { ...text, backgrounds }) ?? '',
  );
  for (const each of backgrounds) expect(contrastRatio(hex ?? '', each)).toBeGreaterThan(4.5);
  const opposite = ['#ffffff', '#000000'];
  expect(nearestReadable(DEFAULT_COLORS, { ...text, backgrounds: opposite })).toBeNull();
});

test('text on dark becomes the site’s text color on a light background', () => {
  const color = resolveColor(DEFAULT_COLORS, 'on_primary') ?? '';
  const on = (background: string) =>
    nearestReadable(DEFAULT_COLORS, { color, backgrounds: [background], isLarge: false });
  expect(on('#ffcc00')).toBe('color3');
  expect(on('#777777')).not.toBe('color3');
});
