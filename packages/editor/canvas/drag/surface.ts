import type { Box, Point } from '../../core/geometry/box.ts';
import type { Dragged, DropTarget } from '../../core/geometry/drop-target.ts';

/** An area of the editor that takes drops: the canvas, or the tree of layers. */
export type Surface = {
  readonly name: 'canvas' | 'layers';
  /** In px of the window. */
  readonly box: () => Box;
  /** Where a drop at `point`, in px of the window, would land. */
  readonly resolve: (point: Point, dragged: Dragged, last: DropTarget | null) => DropTarget | null;
  /** Scrolls by px of the window, as far as there is something to scroll. */
  readonly scrollBy: (px: number) => boolean;
  /** Forgets what was measured. */
  readonly forget: () => void;
  /** Forgets by itself what has moved while it watches, and calls back; returns how to stop. */
  readonly watch: (changed: () => void) => () => void;
};

/** px at the upper and lower end of a surface where dragging scrolls, and px per frame at the very edge. */
const EDGE = 64;
const FASTEST = 24;

/** px to scroll in this animation frame; 0 away from the edges, faster the deeper in the edge. */
export function scrollSpeed({ y }: Point, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  const up = Math.min(EDGE, Math.max(0, top + EDGE - y));
  const down = Math.min(EDGE, Math.max(0, y - (bottom - EDGE)));
  return Math.round(((down - up) / EDGE) * FASTEST);
}
