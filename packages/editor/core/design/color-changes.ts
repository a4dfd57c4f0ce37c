import { type ColorTheme, colorStyles } from '@plinth/model';
import type { StoredColors } from './design-port.ts';

/** Unsaved main colors by their index among the main colors. */
export type ColorChanges = ReadonlyMap<number, string>;

export const NO_CHANGES: ColorChanges = new Map();

/** Changes that differ from the stored colors. */
export function unsavedChanges(stored: StoredColors | null, changes: ColorChanges): ColorChanges {
  const unsaved = [...changes].filter(([index, color]) => stored?.colors.main[index] !== color);
  return unsaved.length === 0 ? NO_CHANGES : new Map(unsaved);
}

export const applyChanges = (colors: ColorTheme, changes: ColorChanges): ColorTheme => ({
  ...colors,
  main: colors.main.map((color, index) => changes.get(index) ?? color),
});

/** Unsaved design shown on the canvas: rules that follow the site's style sheet. */
export type DesignDraft = {
  readonly css: string;
  readonly colors?: ColorTheme;
};

type DraftInput = {
  readonly colors: StoredColors | null;
  readonly changes: ColorChanges;
  /** Rules that are previewed in addition to the colors. */
  readonly rules: string;
};

export function draftOf({ colors, changes, rules }: DraftInput): DesignDraft {
  if (!colors || changes.size === 0) return { css: rules };
  const previewed = applyChanges(colors.colors, changes);
  return { css: `${colorStyles(previewed)}\n${rules}`, colors: previewed };
}
