import type { Size } from '../../canvas/frame/fit.ts';
import type { Box } from '../../core/geometry/box.ts';

/** px to the text and to the ends of the stage. */
const GAP = 8;
const EDGE = 4;

/** A bar this wide leaves no page beside it: it takes an end of the stage instead. */
const isNarrow = (bar: Size, stage: Size): boolean => bar.width > stage.width * 0.9;

export type Surroundings = {
  readonly stage: Size;
  /** What lies over the lower end of the stage, in px of it. */
  readonly notices: readonly Box[];
};

/**
 * Where a bar stands for the text in a box: over it, else under it; on phones at the far end of the
 * page. It is never under a notice.
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
