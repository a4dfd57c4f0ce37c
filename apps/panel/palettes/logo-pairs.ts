import { contrastRatio, isAccentFor, MIN_TEXT_CONTRAST, nearestContrast } from '@plinth/model';
import { type ColorChoice, ownColors } from './color-choice.ts';

const WHITE = '#ffffff';

type Visible = { readonly background: string; readonly ratio: number };

/**
 * Pairs of a logo's colors, in both orders. A logo of a single color has an accent that follows it:
 * tints of the color, such as those at its smooth edges, would look disabled as buttons.
 */
export const logoPairs = ([first, ...others]: readonly string[]): readonly ColorChoice[] => {
  if (first === undefined) return [];
  const second = others.find((color) => isAccentFor(color, first));
  if (second === undefined) return [ownColors(first)];
  return [ownColors(first, second), ownColors(second, first)];
};

/** Contrast with white from which a little less lightness makes white text readable. */
const NEARLY_READABLE = 3.8;

/**
 * A logo's color that is visible on the page. One on which white text is nearly readable gets a
 * little darker, instead of buttons with black text.
 */
export function readableColor(color: string, visible: Visible): string {
  const shown = nearestContrast(color, visible);
  const isNearly = contrastRatio(shown, WHITE) >= NEARLY_READABLE;
  return isNearly ? nearestContrast(shown, { background: WHITE, ratio: MIN_TEXT_CONTRAST }) : shown;
}
