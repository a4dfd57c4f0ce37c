import { describe, expect, test } from 'vitest';
import { ColorTheme, DEFAULT_COLORS, resolveColor } from './color-theme.ts';
import {
  moreColors,
  withChangedMore,
  withMoreColor,
  withMovedMore,
  withoutMoreColor,
} from './more-colors.ts';
import { colorStyles } from './site-stylesheet.ts';

const unused = () => false;
const colors: ColorTheme = { ...DEFAULT_COLORS, more: ['#111111', '#222222', '#333333'] };
const listed = (theme: ColorTheme | null) =>
  moreColors(theme ?? expect.fail()).map(({ number, name }) => `${number} ${name}`.trim());

test('colors without a list are listed by number', () => {
  expect(listed(colors)).toEqual(['1', '2', '3']);
});

test('a color is added last, named, and moved, and keeps its number', () => {
  const added = withMoreColor(colors, { color: '#444444', name: 'Sand' }, unused);
  expect(listed(added)).toEqual(['1', '2', '3', '4 Sand']);
  const named = withChangedMore(added ?? colors, 2, { name: 'Moss', color: '#234234' });
  const moved = withMovedMore(named, 4, -1);
  expect(listed(moved)).toEqual(['1', '2 Moss', '4 Sand', '3']);
  expect(resolveColor(moved, 'color_custom2')).toBe('#234234');
  expect(ColorTheme.parse(moved)).toEqual(moved);
});

describe('a deleted color', () => {
  const roles = { ...colors.roles, link: 'color_custom2' };
  const without = withoutMoreColor({ ...colors, roles }, 2, 'color_custom3');

  test('is its replacement wherever it’s used', () => {
    expect(listed(without)).toEqual(['1', '3']);
    expect(resolveColor(without, 'color_custom2')).toBe('#333333');
    expect(without.roles.link).toBe('color_custom3');
    expect(colorStyles(without)).toContain('--moto-color_custom2:var(--moto-color_custom3)');
  });

  test('is the replacement of its replacement, too', () => {
    const both = withoutMoreColor(without, 3, 'color1');
    expect(resolveColor(both, 'color_custom2')).toBe(colors.main[0]);
    expect(ColorTheme.parse(both)).toEqual(both);
  });

  test('gives its number to another one only if nothing uses it and there is no other', () => {
    const full = { ...without, more: [...without.more, ...Array(17).fill('#555555')] };
    const next = { color: '#777777', name: '' };
    expect(withMoreColor(full, next, (number) => number === 2)).toBeNull();
    expect(withMoreColor(full, next, unused)?.more[1]).toBe('#777777');
  });
});

test('colors that replace each other are refused', () => {
  const more = ['color_custom2', 'color_custom1'];
  expect(ColorTheme.safeParse({ ...colors, more }).success).toBe(false);
});
