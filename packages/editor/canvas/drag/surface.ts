import type { Box, Point } from '../../core/geometry/box.ts';
import type { Dragged, DropTarget } from '../../core/geometry/drop-target.ts';

/** A drop area of the editor: the canvas or the layers tree. */
export type Surface = {
  readonly name: 'canvas' | 'layers';
  /** In window px. */
  readonly box: () => Box;
  /** The drop target at `point`, in window px. */
  readonly resolve: (point: Point, dragged: Dragged, last: DropTarget | null) => DropTarget | null;
  /** Scrolls by window px, as far as possible; returns whether it scrolled at all. */
  readonly scrollBy: (px: number) => boolean;
  /** Clears cached measurements. */
  readonly invalidate: () => void;
  /** Clears measurements and calls back when the layout changes; returns a function that stops. */
  readonly watch: (changed: () => void) => () => void;
};

/**
 * Height in px of the scroll zones at the top and bottom, and the speed in px per frame at the
 * edge.
 */
const EDGE = 64;
const FASTEST = 24;

/** px to scroll in this animation frame: 0 outside the scroll zones, faster closer to the edge. */
export function scrollSpeed({ y }: Point, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  const up = Math.min(EDGE, Math.max(0, top + EDGE - y));
  const down = Math.min(EDGE, Math.max(0, y - (bottom - EDGE)));
  return Math.round(((down - up) / EDGE) * FASTEST);
}
