import { contrastRatio, DEFAULT_COLORS, resolveColor } from '@plinth/model';
import { expect, test } from 'vitest';
import { nearestReadable } from './nearest-color.ts';

test('the nearest readable shade is of the same color', () => {
  const token = nearestReadable(DEFAULT_COLORS, {
    color: '#f2693d',
    background: '#ffffff',
    isLarge: false,
  });
  expect(token).toBe('color2_4');
  expect(contrastRatio(resolveColor(DEFAULT_COLORS, token ?? '') ?? '', '#ffffff')).toBeGreaterThan(
    4.5,
  );
});

test('large text needs less contrast than small text', () => {
  const small = { color: '#8a9aa3', background: '#ffffff', isLarge: false };
  const large = nearestReadable(DEFAULT_COLORS, { ...small, isLarge: true });
  const ratio = (token: string | null) =>
    contrastRatio(resolveColor(DEFAULT_COLORS, token ?? '') ?? '#ffffff', '#ffffff');
  expect(ratio(nearestReadable(DEFAULT_COLORS, small))).toBeGreaterThanOrEqual(4.5);
  expect(ratio(large)).toBeGreaterThanOrEqual(3);
});
