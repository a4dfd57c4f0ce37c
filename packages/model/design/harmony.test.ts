import { converter, modeOklch, modeRgb, useMode } from 'culori/fn';
import { expect, test } from 'vitest';
import { type ColorTheme, colorRoles, DEFAULT_COLORS, resolveColor } from './color-theme.ts';
import { contrastRatio } from './contrast.ts';
import { harmonizedAccent, isAccentFor, withMainColors, withPrimaryColor } from './harmony.ts';

useMode(modeRgb);
useMode(modeOklch);
const oklch = converter('oklch');

const pair = { primary: '#0b6e7f', accent: '#f2693d' };

const distance = (one: string, other: string): number => {
  const degrees = Math.abs((oklch(other)?.h ?? 0) - (oklch(one)?.h ?? 0));
  return Math.min(degrees, 360 - degrees);
};

test.each(['#7a1fa2', '#2c6b4a', '#3f5d3a', '#1d4ed8', pair.primary, '#808080'])(
  'the accent stays beside %s',
  (next) => expect(harmonizedAccent(pair, next)).toBe(pair.accent),
);

test.each(['#a61b2b', '#e0651f', '#7a2e1d', '#c2410c'])(
  'beside %s, the accent gets another hue that is never pink or violet',
  (next) => {
    const accent = harmonizedAccent(pair, next);
    const { l = 0, h = 0 } = oklch(accent) ?? {};
    expect(distance(next, accent)).toBeGreaterThanOrEqual(35);
    expect(h).toBeGreaterThan(60);
    expect(h).toBeLessThan(260);
    expect(l).toBeGreaterThanOrEqual((oklch(pair.accent)?.l ?? 1) - 0.05);
  },
);

test('beside a warm brown, the accent is a light amber instead of a mustard', () => {
  const { l = 0, h = 0 } = oklch(harmonizedAccent(pair, '#9a3f14')) ?? {};
  expect(h).toBeCloseTo(85, 0);
  expect(l).toBeGreaterThan(0.79);
});

test('a blue accent is muted', () => {
  const { c = 1, h = 0 } = oklch(harmonizedAccent(pair, '#e08a1f')) ?? {};
  expect(h).toBeGreaterThan(200);
  expect(c).toBeLessThanOrEqual(0.101);
});

test('colors that were as close before stay', () => {
  const close = { primary: '#a13f1c', accent: '#e9b44c' };
  expect(harmonizedAccent(close, '#a1401d')).toBe(close.accent);
});

test('an accent that the owner chose stays with another primary color', () => {
  const [, accent] = DEFAULT_COLORS.main;
  expect(withPrimaryColor(DEFAULT_COLORS, '#e0651f').main[1]).not.toBe(accent);
  const own = withPrimaryColor({ ...DEFAULT_COLORS, is_accent_own: true }, '#e0651f');
  expect(own.main.slice(0, 2)).toEqual(['#e0651f', accent]);
});

const TINTED: ColorTheme = {
  ...DEFAULT_COLORS,
  roles: {
    ...DEFAULT_COLORS.roles,
    bg: '#ffffff',
    inv: '#0c2631',
    inv_text: '#eaf3f6',
    accent: 'color2',
  },
};

test('texts and surfaces tinted like the primary color get the tint of another one', () => {
  const green = withPrimaryColor(TINTED, '#3f5d3a');
  for (const color of [green.main[2], green.main[3], green.roles.inv])
    expect(distance(color ?? '', '#3f5d3a')).toBeLessThan(40);
  expect(green.roles).toMatchObject({ bg: '#ffffff', accent: 'color2', text: 'color3' });
});

test('a color of another hue stays, and so does black', () => {
  const [primary = '', accent = '', , ...others] = TINTED.main;
  for (const text of ['#000000', '#5b1a1a']) {
    const theme = { ...TINTED, main: [primary, accent, text, ...others] };
    expect(withPrimaryColor(theme, '#7a1fa2').main[2]).toBe(text);
  }
});

test('a gray primary color makes texts and surfaces gray', () => {
  const gray = withPrimaryColor(TINTED, '#444444');
  expect(oklch(gray.main[2] ?? '')?.c ?? 0).toBeLessThan(0.005);
});

test.each(['#a61b2b', '#7a1fa2', '#2c6b4a', '#8a6a1f', '#444444'])(
  'texts stay readable with %s',
  (next) => {
    const theme = withPrimaryColor(TINTED, next);
    const roles = colorRoles(theme);
    const ratio = (text: 'text' | 'muted' | 'inv_text', on: 'bg' | 'inv') =>
      contrastRatio(resolveColor(theme, roles[text]) ?? '', resolveColor(theme, roles[on]) ?? '');
    expect(ratio('text', 'bg')).toBeGreaterThan(7);
    expect(ratio('muted', 'bg')).toBeGreaterThan(4.5);
    expect(ratio('inv_text', 'inv')).toBeGreaterThan(7);
  },
);

test('tints of a color and dusty colors are no accents', () => {
  expect(isAccentFor('#ab738c', '#7a2048')).toBe(false);
  expect(isAccentFor('#9a9488', '#7a2048')).toBe(false);
  expect(isAccentFor('#e0b020', '#7a2048')).toBe(true);
  expect(isAccentFor('#f2693d', '#444444')).toBe(true);
});

test.each(['#7a2048', '#a61b2b', '#e0651f', '#1d4ed8', '#2c6b4a', '#e0b020', '#444444'])(
  'beside %s as the only color, the accent is lively and its text readable',
  (primary) => {
    const theme = withMainColors(TINTED, { primary });
    const roles = colorRoles(theme);
    const hex = (role: 'accent' | 'on_accent') => resolveColor(theme, roles[role]) ?? '';
    expect(oklch(hex('accent'))?.c).toBeGreaterThanOrEqual(0.099);
    expect(contrastRatio(hex('on_accent'), hex('accent'))).toBeGreaterThanOrEqual(4.5);
  },
);

test('the text on a main color turns readable when the color does not go with it', () => {
  const theme = {
    ...TINTED,
    roles: { ...TINTED.roles, on_primary: '#ffffff', on_accent: '#3a1d10' },
  };
  const texts = (colors: ColorTheme) => {
    const { on_primary, on_accent } = colorRoles(colors);
    return [on_primary, on_accent];
  };
  expect(texts(theme)).toEqual(['#ffffff', '#3a1d10']);
  expect(texts(withMainColors(theme, { primary: '#ffe08a', accent: '#3f2a8c' }))).toEqual([
    '#000000',
    '#ffffff',
  ]);
});
