import type { NodeId } from '@plinth/model';
import { type Axis, along, type Box, end, type Point, start } from '../../core/geometry/box.ts';

/** px at the edge of a container that mean "next to it" instead of "into it". */
const RIM = 12;
/** Maximum share of the innermost container that all rims at one of its edges take up together. */
const MAX_SHARE = 0.3;

/** Share at each side of a column that means "next to it" while a column is dragged. */
const BESIDE_SHARE = 0.25;

/** Whether a point is in the part of a column where a dragged column goes next to it. */
export function isBeside({ box, axis }: EdgeContainer, point: Point): boolean {
  if (!box || axis === null) return false;
  const size = end(box, axis) - start(box, axis);
  const share = (along(point, axis) - start(box, axis)) / Math.max(1, size);
  return share < BESIDE_SHARE || share > 1 - BESIDE_SHARE;
}

export type EdgeContainer = {
  readonly id: NodeId;
  readonly box: Box | null;
  /** The direction in which its siblings are laid out; null for a root. */
  readonly axis: Axis | null;
};

type Side = (box: Box, axis: Axis) => number;

/** Rim width at one edge of the innermost container, shared with containers that end there, too. */
function rimSize(chain: readonly EdgeContainer[], axis: Axis, side: Side): number {
  const innermost = chain.at(-1)?.box;
  if (!innermost) return RIM;
  const edge = side(innermost, axis);
  const coinciding = chain.filter(
    (each) => each.box && each.axis === axis && Math.abs(side(each.box, axis) - edge) < RIM,
  );
  const size = end(innermost, axis) - start(innermost, axis);
  return Math.min(RIM, (size * MAX_SHARE) / Math.max(1, coinciding.length));
}

/** Index of the deepest container that a point reaches along one axis before it hits a rim. */
function depthAt(chain: readonly EdgeContainer[], point: Point, axis: Axis): number {
  const [before, after] = [rimSize(chain, axis, start), rimSize(chain, axis, end)];
  const position = along(point, axis);
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const [depth, each] of chain.entries()) {
    if (!each.box || each.axis !== axis) continue;
    from = Math.max(start(each.box, axis), from) + before;
    to = Math.min(end(each.box, axis), to) - after;
    if (position < from || position > to) return Math.max(0, depth - 1);
  }
  return chain.length - 1;
}

/**
 * Index of the container that a point targets, in a chain from outermost to innermost. At edges
 * that face its siblings, a container's rim belongs to its parent. Where several edges coincide,
 * their rims are nested, so every container stays reachable.
 */
export const containerAt = (chain: readonly EdgeContainer[], point: Point): number =>
  Math.min(depthAt(chain, point, 'horizontal'), depthAt(chain, point, 'vertical'));
