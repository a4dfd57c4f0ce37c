import {
  type ColorTheme,
  contrastRatio,
  MAIN_COLOR_ROLES,
  MAIN_COLORS,
  resolveColor,
  SHADES_PER_COLOR,
} from '@plinth/model';

/** WCAG's minimum contrast for text. */
export const requiredContrast = (isLarge: boolean): number => (isLarge ? 3 : 4.5);

/** A theme's main colors and their shades, as tokens. */
export const COLOR_TOKENS: readonly string[] = Array.from({ length: MAIN_COLORS }, (_, color) => [
  `color${color + 1}`,
  ...Array.from({ length: SHADES_PER_COLOR }, (_unused, shade) => `color${color + 1}_${shade + 1}`),
]).flat();

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Perceived distance of two colors; green is weighted most. */
function distance(a: string, b: string): number {
  const weights = [0.3, 0.59, 0.11];
  const other = channels(b);
  return channels(a).reduce(
    (sum, value, index) => sum + (weights[index] ?? 0) * (value - (other[index] ?? 0)) ** 2,
    0,
  );
}

type TextColors = {
  readonly color: string;
  /** What may be behind the text. */
  readonly backgrounds: readonly string[];
  readonly isLarge: boolean;
};

/** The theme's main color of text. */
const TEXT = `color${MAIN_COLOR_ROLES.indexOf('text') + 1}`;

const LIGHT_TEXTS = ['on_primary', 'on_accent', 'inv_text'] as const;

/** Whether it's a color for text on dark, which has no hue worth keeping. */
const isLightText = (theme: ColorTheme, color: string): boolean =>
  LIGHT_TEXTS.some((role) => resolveColor(theme, role)?.slice(0, 7) === color);

/**
 * The theme color closest to the current one that is readable on all backgrounds, or null. Text on
 * dark becomes the site's text color if that is readable, instead of a gray that just passes.
 */
export function nearestReadable(theme: ColorTheme, text: TextColors): string | null {
  const { color, backgrounds, isLarge } = text;
  const isReadable = (hex: string) =>
    backgrounds.every((each) => contrastRatio(hex, each) >= requiredContrast(isLarge));
  const dark = resolveColor(theme, TEXT)?.slice(0, 7);
  if (dark && isReadable(dark) && isLightText(theme, color)) return TEXT;
  const passing = COLOR_TOKENS.flatMap((token) => {
    const hex = resolveColor(theme, token)?.slice(0, 7);
    if (!hex || !isReadable(hex)) return [];
    return [{ token, distance: distance(hex, color) }];
  });
  return passing.sort((a, b) => a.distance - b.distance)[0]?.token ?? null;
}
