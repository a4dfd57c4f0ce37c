import { type ColorTheme, harmonizedAccent } from '@plinth/model';

const pairOf = ({ main: [primary = '', accent = ''] }: ColorTheme) => ({ primary, accent });

/**
 * Returns the accent for another primary color; null if the owner chose the accent. All accents are
 * derived from the same pair, so that dragging through dull colors doesn't dull the accent.
 */
export function createFollowingAccent(saved: ColorTheme) {
  let base = pairOf(saved);
  return (colors: ColorTheme, primary: string): string | null => {
    if (colors.is_accent_own) return null;
    const current = pairOf(colors);
    if (harmonizedAccent(base, current.primary) !== current.accent) base = current;
    return harmonizedAccent(base, primary);
  };
}
