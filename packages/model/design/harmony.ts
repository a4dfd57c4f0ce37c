import type { Oklch } from 'culori/fn';
import type { ColorTheme } from './color-theme.ts';
import { hexOfOklch, toOklch } from './oklch.ts';

/** Chroma below which a color has no visible hue. */
const MIN_CHROMA = 0.02;

/** Primary colors with less chroma tint the neutral colors less. */
const FULL_CHROMA = 0.05;

/** Degrees between two hues below which they compete, and how much closer than before is fine. */
const MIN_DISTANCE = 35;
const CLOSER = 10;

/** Degrees within which a neutral color has the hue of the primary color. */
const SAME_HUE = 40;

/**
 * Amber and blue for an accent that would be too close to the primary color. Hues in degrees. Both
 * glare at the chroma that suits an orange, and an amber as dark as one is a mustard.
 */
const AMBER = { h: 85, maxChroma: 0.13, minLightness: 0.8 } as const;
const BLUE = { h: 235, maxChroma: 0.1, minLightness: 0 } as const;

type MainColors = { readonly primary: string; readonly accent?: string | undefined };

type Pair = { readonly primary: string; readonly accent: string };

const hueDistance = (one = 0, other = 0): number => {
  const degrees = Math.abs(one - other) % 360;
  return Math.min(degrees, 360 - degrees);
};

/** Degrees of hue within which a color is a tint of another. */
const SAME_COLOR = 25;

/** Colors of medium lightness with less chroma look dusty on a button. */
const DUSTY = { maxChroma: 0.06, from: 0.4, to: 0.88 } as const;

/** Whether a color stands out beside another: it's no tint of it and isn't dusty. */
export function isAccentFor(color: string, primary: string): boolean {
  const [one, other] = [toOklch(color), toOklch(primary)];
  if (!one || !other) return false;
  const isDusty = one.c < DUSTY.maxChroma && one.l >= DUSTY.from && one.l <= DUSTY.to;
  return !isDusty && (other.c < MIN_CHROMA || hueDistance(one.h, other.h) > SAME_COLOR);
}

/**
 * The accent color for another primary color: the same, unless the two would compete. Then one of
 * another hue, about as light, but muted where it would glare.
 */
export function harmonizedAccent({ primary, accent }: Pair, next: string): string {
  const [from, to, base] = [toOklch(primary), toOklch(next), toOklch(accent)];
  if (!from || !to || !base || Math.min(to.c, base.c) < MIN_CHROMA) return accent;
  const enough = Math.min(MIN_DISTANCE, hueDistance(from.h, base.h) - CLOSER);
  if (hueDistance(to.h, base.h) >= enough) return accent;
  const { h, maxChroma, minLightness } = hueDistance(AMBER.h, to.h) >= MIN_DISTANCE ? AMBER : BLUE;
  const [l, c] = [Math.max(base.l, minLightness), Math.min(base.c, maxChroma)];
  return hexOfOklch({ ...base, l, c, h });
}

/** Changes the hue of colors that are tinted like `from`, as light as before. */
function retint(from: Oklch, to: Oklch): (color: string) => string {
  const strength = Math.min(1, to.c / FULL_CHROMA);
  const turn = (to.h ?? 0) - (from.h ?? 0);
  return (color) => {
    const own = color.startsWith('#') ? toOklch(color) : undefined;
    const isTinted = own?.h !== undefined && hueDistance(own.h, from.h) <= SAME_HUE;
    if (!isTinted || from.c < MIN_CHROMA) return color;
    return hexOfOklch({ ...own, c: own.c * strength, h: ((own.h ?? 0) + turn + 360) % 360 });
  };
}

/**
 * The colors with another primary color. Texts, surfaces, and borders that have its tint get the new
 * one. The accent follows unless the owner chose it.
 */
export function withPrimaryColor(colors: ColorTheme, next: string): ColorTheme {
  const [primary = next, accent, ...neutrals] = colors.main;
  const [from, to] = [toOklch(primary), toOklch(next)];
  if (accent === undefined || !from || !to || primary.toLowerCase() === next.toLowerCase())
    return colors;
  const tinted = retint(from, to);
  const roles = Object.entries(colors.roles).map(([role, color]) => [role, tinted(color)]);
  const following = colors.is_accent_own ? accent : harmonizedAccent({ primary, accent }, next);
  return {
    ...colors,
    main: [next, following, ...neutrals.map(tinted)],
    roles: Object.fromEntries(roles),
  };
}

/** The colors with another primary color and, if given, an accent that doesn't follow it. */
export function withMainColors(colors: ColorTheme, { primary, accent }: MainColors): ColorTheme {
  const colored = withPrimaryColor(colors, primary);
  if (accent === undefined) return colored;
  const main = colored.main.with(1, accent);
  return { ...colored, main, is_accent_own: true };
}
