import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ColorTheme, DEFAULT_COLORS } from './color-theme.ts';
import { hasPalette, PALETTES, paletteName, withPalette } from './palettes.ts';
import { poorContrasts } from './theme-contrast.ts';

test.each(PALETTES)('$name is valid and readable', ({ main, roles }) => {
  expect(ColorTheme.safeParse({ main, roles }).success).toBe(true);
  expect(poorContrasts({ main, roles })).toEqual([]);
});

test('every palette has colors of its own', () => {
  expect(new Set(PALETTES.map(({ main: [primary] }) => primary)).size).toBe(PALETTES.length);
});

test('the first palette is that of the starter', () => {
  const file = new URL('../../../themes/harbor/theme.json', import.meta.url);
  const { colors } = JSON.parse(readFileSync(file, 'utf8'));
  expect(PALETTES.map((palette) => hasPalette(colors, palette)).indexOf(true)).toBe(0);
});

test('a site with a ready palette is recognized', () => {
  expect(paletteName(withPalette(DEFAULT_COLORS, 'forest'))).toBe('forest');
  expect(
    paletteName({ ...DEFAULT_COLORS, main: DEFAULT_COLORS.main.with(0, '#123456') }),
  ).toBeNull();
});
