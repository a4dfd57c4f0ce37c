import type { Size } from '../../canvas/frame/fit.ts';
import type { Box } from '../../core/geometry/box.ts';

/** Distance in px to the text and the edges of the stage. */
const GAP = 8;
const EDGE = 4;

export type Surroundings = {
  readonly stage: Size;
  /** Boxes of notices over the bottom of the stage, in px of the stage. */
  readonly notices: readonly Box[];
};

/**
 * Position of the toolbar for the selection in a box: above, otherwise below. At the edge of the
 * stage if neither has space. It never overlaps a notice.
 */
export function toolbarPosition(
  selection: Box,
  bar: Size,
  { stage, notices }: Surroundings,
): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(selection.left, stage.width - bar.width - EDGE));
  const over = notices.filter((notice) => notice.left < left + bar.width && notice.right > left);
  const end = Math.min(stage.height, ...over.map(({ top }) => top));
  const last = Math.max(EDGE, end - bar.height - EDGE);
  const places = [selection.top - bar.height - GAP, selection.bottom + GAP];
  const free = places.find((top) => top >= EDGE && top <= last);
  const isPastEnd = selection.top > last;
  return { left, top: free ?? (isPastEnd ? last : EDGE) };
}
