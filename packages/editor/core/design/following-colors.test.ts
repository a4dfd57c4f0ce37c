import { type ColorTheme, DEFAULT_COLORS, withPrimaryColor } from '@plinth/model';
import { expect, test } from 'vitest';
import { createFollowingColors } from './following-colors.ts';

const [primary = '', , ...others] = DEFAULT_COLORS.main;

test('all colors follow the primary color through grays and back', () => {
  const follow = createFollowingColors(DEFAULT_COLORS);
  const orange = withPrimaryColor(DEFAULT_COLORS, '#e0651f');
  expect(follow(DEFAULT_COLORS, '#e0651f')).toEqual(orange);
  const gray = follow(orange, '#808080');
  expect(gray).toEqual(withPrimaryColor(DEFAULT_COLORS, '#808080'));
  expect(follow(gray, '#e0651f')).toEqual(orange);
  expect(follow(orange, primary)).toEqual(DEFAULT_COLORS);
});

test('after another color was changed, all start from the current ones', () => {
  const follow = createFollowingColors(DEFAULT_COLORS);
  const changed: ColorTheme = { ...DEFAULT_COLORS, main: [primary, '#3366ff', ...others] };
  expect(follow(changed, '#e0651f')).toEqual(withPrimaryColor(changed, '#e0651f'));
});
