import { type ColorTheme, DEFAULT_COLORS, harmonizedAccent } from '@plinth/model';
import { expect, test } from 'vitest';
import { createFollowingAccent } from './following-accent.ts';

const [primary = '', accent = '', ...others] = DEFAULT_COLORS.main;

const withColors = (first: string, second: string, isOwn = false): ColorTheme => ({
  ...DEFAULT_COLORS,
  main: [first, second, ...others],
  is_accent_own: isOwn,
});

test('the accent follows the primary color through grays and back', () => {
  const follow = createFollowingAccent(DEFAULT_COLORS);
  const violet = harmonizedAccent({ primary, accent }, '#7a1fa2');
  expect(follow(DEFAULT_COLORS, '#7a1fa2')).toBe(violet);
  expect(follow(withColors('#7a1fa2', violet), '#808080')).toBe(accent);
  expect(follow(withColors('#808080', accent), '#7a1fa2')).toBe(violet);
  expect(follow(withColors('#7a1fa2', violet), primary)).toBe(accent);
});

test('an accent that the owner chose doesn’t follow', () => {
  const own = withColors(primary, '#3366ff', true);
  expect(createFollowingAccent(own)(own, '#7a1fa2')).toBeNull();
});

test('an accent that follows again starts from its current color', () => {
  const follow = createFollowingAccent(DEFAULT_COLORS);
  const again = withColors(primary, '#3366ff');
  expect(follow(again, '#7a1fa2')).toBe(
    harmonizedAccent({ primary, accent: '#3366ff' }, '#7a1fa2'),
  );
});
