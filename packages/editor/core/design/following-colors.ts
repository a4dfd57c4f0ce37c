import { type ColorTheme, sameValue, withPrimaryColor } from '@plinth/model';

/**
 * Returns the colors for another primary color. All are derived from the same colors, so that
 * dragging through dull colors doesn't dull the others.
 */
export function createFollowingColors(saved: ColorTheme) {
  let base = saved;
  return (colors: ColorTheme, primary: string): ColorTheme => {
    const [current = ''] = colors.main;
    if (!sameValue(withPrimaryColor(base, current), colors)) base = colors;
    return withPrimaryColor(base, primary);
  };
}
