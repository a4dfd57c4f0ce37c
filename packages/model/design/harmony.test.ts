import { converter, modeOklch, modeRgb, useMode } from 'culori/fn';
import { expect, test } from 'vitest';
import { DEFAULT_COLORS } from './color-theme.ts';
import { harmonizedAccent, withPrimaryColor } from './harmony.ts';

useMode(modeRgb);
useMode(modeOklch);
const oklch = converter('oklch');

const pair = { primary: '#0b6e7f', accent: '#f2693d' };

const distance = (one: string, other: string): number =>
  ((oklch(other)?.h ?? 0) - (oklch(one)?.h ?? 0) + 360) % 360;

test.each(['#7a1fa2', '#2c6b4a', '#a61b2b'])(
  'keeps the distance of hues and the lightness for %s',
  (next) => {
    const accent = harmonizedAccent(pair, next);
    expect(Math.abs(distance(next, accent) - distance(pair.primary, pair.accent))).toBeLessThan(4);
    expect(oklch(accent)?.l).toBeCloseTo(oklch(pair.accent)?.l ?? 0, 1);
  },
);

test('the same primary color keeps the accent, and so does a gray', () => {
  expect(harmonizedAccent(pair, pair.primary)).toBe(pair.accent);
  expect(harmonizedAccent(pair, '#808080')).toBe(pair.accent);
  expect(harmonizedAccent({ ...pair, primary: '#333333' }, '#7a1fa2')).toBe(pair.accent);
});

test('an accent in a cool hue is muted', () => {
  const { c = 0, h = 0 } = oklch(harmonizedAccent(pair, '#7a2e1d')) ?? {};
  expect(h).toBeGreaterThan(180);
  expect(h).toBeLessThan(280);
  expect(c).toBeLessThanOrEqual(0.101);
});

test('an accent that the owner chose stays with another primary color', () => {
  const [, accent] = DEFAULT_COLORS.main;
  expect(withPrimaryColor(DEFAULT_COLORS, '#7a1fa2').main[1]).not.toBe(accent);
  const own = withPrimaryColor({ ...DEFAULT_COLORS, is_accent_own: true }, '#7a1fa2');
  expect(own.main.slice(0, 2)).toEqual(['#7a1fa2', accent]);
});
