import { clampChroma, converter, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';
import type { ColorTheme } from './color-theme.ts';

useMode(modeRgb);
useMode(modeOklch);

const toOklch = converter('oklch');

/** Chroma below which a color has no visible hue. */
const MIN_CHROMA = 0.02;

/** Light greens and blues glare at the chroma that suits an orange. Hues in degrees. */
const COOL = { from: 140, to: 290, maxChroma: 0.1 } as const;

type Pair = { readonly primary: string; readonly accent: string };

/**
 * The accent color for another primary color: as far from its hue as before, and as light, but
 * muted where it would glare. Grays have no hue, so that they leave the accent as it is.
 */
export function harmonizedAccent({ primary, accent }: Pair, next: string): string {
  const [from, to, base] = [toOklch(primary), toOklch(next), toOklch(accent)];
  if (!from || !to || !base || Math.min(from.c, to.c, base.c) < MIN_CHROMA) return accent;
  if (primary.toLowerCase() === next.toLowerCase()) return accent;
  const h = ((base.h ?? 0) + (to.h ?? 0) - (from.h ?? 0) + 360) % 360;
  const c = h >= COOL.from && h <= COOL.to ? Math.min(base.c, COOL.maxChroma) : base.c;
  return formatHex(clampChroma({ ...base, c, h }, 'oklch'));
}

/** The colors with another primary color. An accent that the owner didn't choose follows it. */
export function withPrimaryColor(colors: ColorTheme, next: string): ColorTheme {
  const [primary = next, accent, ...others] = colors.main;
  if (accent === undefined) return colors;
  if (colors.is_accent_own) return { ...colors, main: [next, accent, ...others] };
  return { ...colors, main: [next, harmonizedAccent({ primary, accent }, next), ...others] };
}
