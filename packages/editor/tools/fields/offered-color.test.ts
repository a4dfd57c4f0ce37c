import { DEFAULT_COLORS } from '@plinth/model';
import { expect, test } from 'vitest';
import { offeredColor } from './offered-color.ts';

test('a role is marked as the main color that it equals', () => {
  expect(offeredColor(DEFAULT_COLORS, 'text')).toBe('color3');
  expect(offeredColor(DEFAULT_COLORS, 'muted')).toBe('color4');
});

test('other colors, and roles without a main color, stay', () => {
  const theme = { ...DEFAULT_COLORS, roles: { border: '#123456' } };
  for (const value of ['color1_2', '#0b6e7f', 'border', null])
    expect(offeredColor(theme, value)).toBe(value);
});
