import type { Size } from '../canvas/fit.ts';
import type { Box } from '../drag/box.ts';

/** px to the text and to the ends of the stage. */
const GAP = 8;
const EDGE = 4;

/** A bar this wide leaves no page beside it: it takes an end of the stage instead. */
const isNarrow = (bar: Size, stage: Size): boolean => bar.width > stage.width * 0.9;

/** Where a bar stands for the text in a box: over it, else under it; on phones at the far end of the page. */
export function besideText(text: Box, bar: Size, stage: Size): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(text.left, stage.width - bar.width - EDGE));
  const above = text.top - bar.height - GAP;
  if (!isNarrow(bar, stage))
    return { left, top: above >= 0 ? above : Math.max(EDGE, text.bottom + GAP) };
  const last = stage.height - bar.height - EDGE;
  return { left, top: text.bottom + GAP <= last || above < EDGE ? last : EDGE };
}
