import { ColorTheme, paletteName } from '@plinth/model';
import { readStorageJson, writeStorageJson } from '@plinth/ui';

const KEY = 'plinth_own_palette';

type Known = {
  /** On the canvas. */
  readonly colors: ColorTheme;
  readonly stored: ColorTheme;
};

const isOwn = (colors: ColorTheme): boolean => paletteName(colors) === null;

/** The owner's last colors that are no ready palette: in use, left in this browser, or stored. */
export function ownPalette({ colors, stored }: Known): ColorTheme | null {
  if (isOwn(colors)) return colors;
  const left = ColorTheme.safeParse(readStorageJson(KEY)).data;
  return [left, stored].find((each) => each !== undefined && isOwn(each)) ?? null;
}

/** Keeps colors that would be lost with the choice of a ready palette. */
export function keepOwnPalette(colors: ColorTheme): void {
  if (isOwn(colors)) writeStorageJson(KEY, colors);
}
