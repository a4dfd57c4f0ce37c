import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColorTheme, colorRoles, DEFAULT_COLORS, resolveColor } from './color-theme.ts';
import { withMainColors } from './harmony.ts';
import { PALETTES, withPalette } from './palettes.ts';
import { contrastPairs, isPoor, withReadableRole } from './theme-contrast.ts';

const poor = (theme: ColorTheme | null) =>
  contrastPairs(theme ?? expect.fail())
    .filter(isPoor)
    .map(({ front, behind }) => `${front} on ${behind}`);

const poorLinks = (theme: ColorTheme) => poor(theme).filter((pair) => pair.startsWith('link '));

test('a role becomes readable on everything that it’s shown on', () => {
  const pale = { ...DEFAULT_COLORS, roles: { ...DEFAULT_COLORS.roles, link: '#9fcdd8' } };
  expect(poor(pale)).toContain('link on bg');
  const fixed = withReadableRole(pale, 'link');
  expect(poor(fixed)).not.toContainEqual(expect.stringMatching(/^link /));
  expect(fixed?.main).toEqual(pale.main);
});

test('a role that is a main color changes the main color', () => {
  const pale = { ...DEFAULT_COLORS, main: DEFAULT_COLORS.main.with(3, '#b0bcc4') };
  const fixed = withReadableRole(pale, 'muted');
  expect(poor(fixed)).not.toContainEqual(expect.stringMatching(/^muted /));
  expect(fixed?.roles).toEqual(pale.roles);
  expect(resolveColor(fixed ?? pale, 'muted')).toBe(fixed?.main[3]);
});

test('shades have no color of their own to change', () => {
  expect(withReadableRole(DEFAULT_COLORS, 'color2_3')).toBeNull();
});

test('a role stays if no color is readable on white, gray, and black', () => {
  const roles = { ...DEFAULT_COLORS.roles, surface: '#777777', surface_2: '#000000' };
  const split = { ...DEFAULT_COLORS, roles };
  expect(poor(split)).toContain('muted on surface');
  expect(withReadableRole(split, 'muted')).toBeNull();
  expect(poor(withReadableRole(split, 'surface'))).not.toContainEqual(
    expect.stringMatching(/on surface$/),
  );
});

const THEMES = ['harbor', 'monolith'].map((name) => {
  const file = new URL(`../../../themes/${name}/theme.json`, import.meta.url);
  return ColorTheme.parse(JSON.parse(readFileSync(file, 'utf8')).colors);
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(['#b3541e', '#e07b1a', '#ffe600', '#e0651f', '#2e9e6b', '#e4b750', '#0b6e7f'])(
  'links are readable on every background of every starter beside %s',
  (primary) => {
    for (const theme of THEMES)
      expect(poorLinks(withMainColors(theme, { primary })), primary).toEqual([]);
  },
);

test('links are readable on every background of every starter with any colors or palette', () => {
  for (const theme of THEMES) {
    for (const { name } of PALETTES) expect(poorLinks(withPalette(theme, name)), name).toEqual([]);
    fc.assert(
      fc.property(anyColor, anyColor, (primary, accent) => {
        expect(poorLinks(withMainColors(theme, { primary, accent }))).toEqual([]);
      }),
    );
  }
});

test('a link color of the theme stays, unless it is a main color that became hard to read', () => {
  const linkOf = (link: string) =>
    colorRoles({ ...DEFAULT_COLORS, roles: { ...DEFAULT_COLORS.roles, link } }).link;
  expect(linkOf('#ffe600')).toBe('#ffe600');
  expect(linkOf('color3')).toBe('color3');
  expect(linkOf('color2')).toBe('color1');
});

test('links are light on dark backgrounds', () => {
  const dark = { bg: '#101418', surface: '#181d22', surface_2: '#20262c' };
  const colors = { ...DEFAULT_COLORS, roles: { ...DEFAULT_COLORS.roles, ...dark } };
  expect(poorLinks(colors)).toEqual([]);
});
