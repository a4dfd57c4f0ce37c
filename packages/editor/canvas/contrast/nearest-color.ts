import {
  type ColorTheme,
  contrastRatio,
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
  readonly background: string;
  readonly isLarge: boolean;
};

/** The theme color closest to the current one that is readable on the background, or null. */
export function nearestReadable(theme: ColorTheme, text: TextColors): string | null {
  const { color, background, isLarge } = text;
  const passing = COLOR_TOKENS.flatMap((token) => {
    const hex = resolveColor(theme, token)?.slice(0, 7);
    if (!hex || contrastRatio(hex, background) < requiredContrast(isLarge)) return [];
    return [{ token, distance: distance(hex, color) }];
  });
  return passing.sort((a, b) => a.distance - b.distance)[0]?.token ?? null;
}
