import { type ColorTheme, type PaletteName, withMainColors, withPalette } from '@plinth/model';

/** A ready palette, or a main color with its accent. */
export type ColorChoice = {
  readonly palette: PaletteName | null;
  /** Empty: the starter's color. */
  readonly color: string;
  /** Empty: one that follows the main color. */
  readonly accent: string;
};

/** A main color with its accent, without a ready palette. */
export const ownColors = (color: string, accent = ''): ColorChoice => ({
  palette: null,
  color,
  accent,
});

/** The starter's colors with the choice applied. */
export const chosenColors = (
  theme: ColorTheme,
  { palette, color, accent }: ColorChoice,
): ColorTheme =>
  palette
    ? withPalette(theme, palette)
    : withMainColors(theme, {
        primary: color || (theme.main[0] ?? ''),
        accent: accent || undefined,
      });
