import type { Size } from '../../canvas/frame/fit.ts';
import type { Box } from '../../core/geometry/box.ts';

/** Distance in px to the text and the edges of the stage. */
const GAP = 8;
const EDGE = 4;

/** Whether the toolbar fills the stage's width, as on phones, which show a menu above the text. */
const isNarrow = (bar: Size, stage: Size): boolean => bar.width > stage.width * 0.9;

export type Surroundings = {
  readonly stage: Size;
  /** Boxes of notices over the bottom of the stage, in px of the stage. */
  readonly notices: readonly Box[];
};

/**
 * Position of the toolbar for the selection in a box: above, otherwise below; on narrow stages below,
 * otherwise above. At the edge of the stage if neither has space. It never overlaps a notice.
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
  const [above, below] = [selection.top - bar.height - GAP, selection.bottom + GAP];
  const places = isNarrow(bar, stage) ? [below, above] : [above, below];
  const free = places.find((top) => top >= EDGE && top <= last);
  const isPastEnd = selection.top > last;
  return { left, top: free ?? (isPastEnd ? last : EDGE) };
}
