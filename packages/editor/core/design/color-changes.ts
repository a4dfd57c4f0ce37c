import { type ColorTheme, colorStyles } from '@plinth/model';
import type { StoredColors } from './design-port.ts';

/** Unsaved main colors by their index among the main colors. */
export type ColorChanges = ReadonlyMap<number, string>;

export const NO_CHANGES: ColorChanges = new Map();

/** Changes that differ from the stored colors. */
export function openChanges(stored: StoredColors | null, changes: ColorChanges): ColorChanges {
  const open = [...changes].filter(([index, color]) => stored?.colors.main[index] !== color);
  return open.length === 0 ? NO_CHANGES : new Map(open);
}

export const withChanges = (colors: ColorTheme, changes: ColorChanges): ColorTheme => ({
  ...colors,
  main: colors.main.map((color, index) => changes.get(index) ?? color),
});

/** Unsaved design shown on the canvas: rules that follow the site's style sheet. */
export type DesignDraft = {
  readonly css: string;
  readonly colors?: ColorTheme;
};

type Tried = {
  readonly colors: StoredColors | null;
  readonly changes: ColorChanges;
  /** Rules that are previewed in addition to the colors. */
  readonly rules: string;
};

export function draftOf({ colors, changes, rules }: Tried): DesignDraft {
  if (!colors || changes.size === 0) return { css: rules };
  const tried = withChanges(colors.colors, changes);
  return { css: `${colorStyles(tried)}\n${rules}`, colors: tried };
}
