import type { Dragged, DropTarget } from '../../core/commands/drop-target.ts';
import type { Box, Point } from '../../core/geometry/box.ts';

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
const FASTEST = 18;

/** ms of rest in a scroll zone before it scrolls, and from then to full speed. */
const DELAY = 300;
const RAMP = 2000;

/** Depth of a point in the scroll zones: -1 at the top, 1 at the bottom, 0 outside of them. */
export function scrollDepth({ y }: Point, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  const up = Math.min(EDGE, Math.max(0, top + EDGE - y));
  const down = Math.min(EDGE, Math.max(0, y - (bottom - EDGE)));
  return (down - up) / EDGE;
}

/** px to scroll in an animation frame: more the closer to the edge and the longer the rest there. */
export function scrollSpeed(depth: number, rested: number): number {
  const ramp = Math.min(1, Math.max(0, (rested - DELAY) / RAMP));
  const speed = Math.abs(depth) ** 1.5 * FASTEST * ramp;
  return Math.sign(depth) * Math.round(speed);
}
