import type { Size } from '../../canvas/frame/fit.ts';
import type { Box } from '../../core/geometry/box.ts';

/** Distance in px to the text and the edges of the stage. */
const GAP = 8;
const EDGE = 4;

/** Whether the toolbar fills the stage's width; it then docks to the top or bottom. */
const isNarrow = (bar: Size, stage: Size): boolean => bar.width > stage.width * 0.9;

export type Surroundings = {
  readonly stage: Size;
  /** Boxes of notices over the bottom of the stage, in px of the stage. */
  readonly notices: readonly Box[];
};

/**
 * Position of the toolbar for the text in a box: above, otherwise below. On narrow stages it docks to
 * the edge farther from the text. It never overlaps a notice.
 */
export function toolbarPosition(
  text: Box,
  bar: Size,
  { stage, notices }: Surroundings,
): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(text.left, stage.width - bar.width - EDGE));
  const over = notices.filter((notice) => notice.left < left + bar.width && notice.right > left);
  const end = Math.min(stage.height, ...over.map(({ top }) => top));
  const last = Math.max(EDGE, end - bar.height - EDGE);
  const above = text.top - bar.height - GAP;
  if (!isNarrow(bar, stage))
    return { left, top: Math.min(last, above >= 0 ? above : Math.max(EDGE, text.bottom + GAP)) };
  return { left, top: text.bottom + GAP <= last || above < EDGE ? last : EDGE };
}
