import {
  type ColorTheme,
  resolveColor,
  sameValue,
  withPageBackground,
  withPrimaryColor,
} from '@plinth/model';

type Following = {
  /** The colors with another value of the color that others follow. */
  readonly derive: (colors: ColorTheme, value: string) => ColorTheme;
  readonly current: (colors: ColorTheme) => string;
};

const PRIMARY: Following = {
  derive: withPrimaryColor,
  current: ({ main: [primary = ''] }) => primary,
};

const PAGE_BACKGROUND: Following = {
  derive: withPageBackground,
  current: (colors) => resolveColor(colors, 'bg') ?? '',
};

/**
 * Returns the colors for another value. All are derived from the same colors, so that dragging
 * through dull colors doesn't dull the others.
 */
const createFollowing =
  ({ derive, current }: Following) =>
  (saved: ColorTheme) => {
    let base = saved;
    return (colors: ColorTheme, value: string): ColorTheme => {
      if (!sameValue(derive(base, current(colors)), colors)) base = colors;
      return derive(base, value);
    };
  };

/** Colors that follow the primary one. */
export const createFollowingColors = createFollowing(PRIMARY);

/** Colors that follow the page background. */
export const createBackgroundColors = createFollowing(PAGE_BACKGROUND);
