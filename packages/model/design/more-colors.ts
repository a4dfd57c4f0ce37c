import { type ColorTheme, moreNumber } from './color-theme.ts';
import { MAX_CUSTOM_COLORS } from './color-value.ts';

/** A color that the owner has added to those of the theme. */
export type MoreColor = {
  readonly number: number;
  readonly token: string;
  /** Empty without one. */
  readonly name: string;
  /** `#rrggbb` or `#rrggbbaa` */
  readonly color: string;
};

export const moreToken = (number: number): string => `color_custom${number}`;

/** The custom colors in their order: those without a place in it come last. Without deleted ones. */
export function moreColors({ more, more_list }: ColorTheme): readonly MoreColor[] {
  const listed = new Map(more_list.map(({ number, name }) => [number, name]));
  const numbers = [...new Set([...listed.keys(), ...more.map((_, index) => index + 1)])];
  return numbers.flatMap((number) => {
    const color = more[number - 1];
    if (!color?.startsWith('#')) return [];
    return [{ number, token: moreToken(number), name: listed.get(number) ?? '', color }];
  });
}

const listOf = (colors: readonly MoreColor[]): ColorTheme['more_list'] =>
  colors.map(({ number, name }) => ({ number, name }));

type NewColor = { readonly color: string; readonly name: string };

/**
 * The colors with another custom one, last in the order. Numbers of deleted colors that nothing uses
 * are given again once all others are taken. Null if there is no free one.
 */
export function withMoreColor(
  theme: ColorTheme,
  { color, name }: NewColor,
  isUsed: (number: number) => boolean,
): ColorTheme | null {
  const { more } = theme;
  const isFree = (value: string, index: number) => !value.startsWith('#') && !isUsed(index + 1);
  const index = more.length < MAX_CUSTOM_COLORS ? more.length : more.findIndex(isFree);
  if (index === -1) return null;
  return {
    ...theme,
    more: index === more.length ? [...more, color] : more.with(index, color),
    more_list: [...listOf(moreColors(theme)), { number: index + 1, name }],
  };
}

/** A custom color with another value or name. */
export const withChangedMore = (
  theme: ColorTheme,
  number: number,
  change: Partial<NewColor>,
): ColorTheme => ({
  ...theme,
  more: change.color === undefined ? theme.more : theme.more.with(number - 1, change.color),
  more_list: listOf(
    moreColors(theme).map((each) => (each.number === number ? { ...each, ...change } : each)),
  ),
});

/** A custom color one place earlier (-1) or later (1). */
export function withMovedMore(theme: ColorTheme, number: number, by: -1 | 1): ColorTheme {
  const list = listOf(moreColors(theme));
  const from = list.findIndex((each) => each.number === number);
  const [moved] = list.splice(from, 1);
  if (moved) list.splice(from + by, 0, moved);
  return { ...theme, more_list: list };
}

/** The colors without a custom one. Everything that uses it gets the replacement. */
export function withoutMoreColor(
  theme: ColorTheme,
  number: number,
  replacement: string,
): ColorTheme {
  const isGone = (value: string | undefined) => value !== undefined && moreNumber(value) === number;
  const more = theme.more.map((value, index) =>
    index === number - 1 || isGone(value) ? replacement : value,
  );
  const roles = Object.entries(theme.roles).map(([role, value]) => [
    role,
    isGone(value) ? replacement : value,
  ]);
  return {
    ...theme,
    more,
    more_list: listOf(moreColors(theme).filter((each) => each.number !== number)),
    roles: Object.fromEntries(roles),
  };
}
