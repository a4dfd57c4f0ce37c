import { type ColorTheme, colorStyles } from '@plinth/model';
import type { StoredColors } from './design-port.ts';

/** Main colours that were changed and are not saved, by their place among the main ones. */
export type ColorChanges = ReadonlyMap<number, string>;

export const NO_CHANGES: ColorChanges = new Map();

/** Those that differ from what is stored. */
export function openChanges(stored: StoredColors | null, changes: ColorChanges): ColorChanges {
  const open = [...changes].filter(([index, color]) => stored?.colors.main[index] !== color);
  return open.length === 0 ? NO_CHANGES : new Map(open);
}

export const withChanges = (colors: ColorTheme, changes: ColorChanges): ColorTheme => ({
  ...colors,
  main: colors.main.map((color, index) => changes.get(index) ?? color),
});

/** What is shown on the canvas before it is saved: rules that stand after the site's sheet. */
export type DesignDraft = {
  readonly css: string;
  readonly colors?: ColorTheme;
};

type Tried = {
  readonly colors: StoredColors | null;
  readonly changes: ColorChanges;
  /** Rules that are tried beside the colours. */
  readonly rules: string;
};

export function draftOf({ colors, changes, rules }: Tried): DesignDraft {
  if (!colors || changes.size === 0) return { css: rules };
  const tried = withChanges(colors.colors, changes);
  return { css: `${colorStyles(tried)}\n${rules}`, colors: tried };
}
