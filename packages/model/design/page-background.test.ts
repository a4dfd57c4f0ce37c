import { expect, test } from 'vitest';
import { type ColorTheme, DEFAULT_COLORS, resolveColor } from './color-theme.ts';
import { contrastRatio } from './contrast.ts';
import { withPageBackground } from './page-background.ts';
import { PALETTES } from './palettes.ts';
import { poorContrasts } from './theme-contrast.ts';

const onPage = (theme: ColorTheme) =>
  poorContrasts(theme).filter((pair) => /^(text|muted|link|border_strong) on/.test(pair));

test.each(PALETTES)('texts and surfaces of $name go with any page background', (palette) => {
  const colors = { ...DEFAULT_COLORS, main: palette.main, roles: palette.roles };
  for (const background of [
    ...['#000000', '#141020', '#1b1b1b', '#2b1b1b', '#123524', '#7a1f3d', '#5b6b7f'],
    ...['#777777', '#9aa5b1', '#ffd54a', '#e8dcc8', '#ffffff'],
  ]) {
    const theme = withPageBackground(colors, background);
    expect(resolveColor(theme, 'bg')).toBe(background);
    if (theme.main[2] === colors.main[2]) continue;
    expect([background, onPage(theme)]).toEqual([background, []]);
  }
});

test('a background on which texts are readable changes nothing else', () => {
  const theme = withPageBackground(DEFAULT_COLORS, '#fdf8f0');
  expect(theme).toEqual({ ...DEFAULT_COLORS, roles: { ...DEFAULT_COLORS.roles, bg: '#fdf8f0' } });
  expect(withPageBackground(theme, '#FDF8F0')).toBe(theme);
});

test('the primary color, the accent, and dark sections stay on a dark page', () => {
  const [harbor] = PALETTES;
  const colors = { ...DEFAULT_COLORS, main: harbor?.main ?? [], roles: harbor?.roles ?? {} };
  const dark = withPageBackground(colors, '#141020');
  expect(dark.main.slice(0, 2)).toEqual(colors.main.slice(0, 2));
  expect([dark.roles.inv, dark.roles.inv_text]).toEqual([colors.roles.inv, colors.roles.inv_text]);
  expect(contrastRatio(dark.main[2] ?? '', '#141020')).toBeGreaterThan(12);
});
