import type { NodeId } from '@plinth/model';
import { type Axis, along, type Box, end, type Point, start } from '../../core/geometry/box.ts';

/** px at the rim of a container that mean "beside it" instead of "into it". */
const RIM = 12;
/** Share of the innermost container that all rims along one of its edges may take together. */
const MOST = 0.3;

export type EdgeContainer = {
  readonly id: NodeId;
  readonly box: Box | null;
  /** The direction in which its siblings follow; null for a root, which has none. */
  readonly axis: Axis | null;
};

type Side = (box: Box, axis: Axis) => number;

/** How wide a rim is along one edge of the innermost container, where those of others may lie, too. */
function rimAt(chain: readonly EdgeContainer[], axis: Axis, side: Side): number {
  const innermost = chain.at(-1)?.box;
  if (!innermost) return RIM;
  const edge = side(innermost, axis);
  const near = chain.filter(
    (each) => each.box && each.axis === axis && Math.abs(side(each.box, axis) - edge) < RIM,
  );
  const size = end(innermost, axis) - start(innermost, axis);
  return Math.min(RIM, (size * MOST) / Math.max(1, near.length));
}

/** How far inwards a point gets along one axis before it lies on a rim. */
function reached(chain: readonly EdgeContainer[], point: Point, axis: Axis): number {
  const [before, after] = [rimAt(chain, axis, start), rimAt(chain, axis, end)];
  const position = along(point, axis);
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const [place, each] of chain.entries()) {
    if (!each.box || each.axis !== axis) continue;
    from = Math.max(start(each.box, axis), from) + before;
    to = Math.min(end(each.box, axis), to) - after;
    if (position < from || position > to) return Math.max(0, place - 1);
  }
  return chain.length - 1;
}

/**
 * The container that a point means, of those around it from the outermost inwards: at the edges that
 * face its siblings a container's rim belongs to the one around it. Where edges of several lie on
 * each other their rims lie one inside the other, so that none of them is out of reach.
 */
export const containerAt = (chain: readonly EdgeContainer[], point: Point): number =>
  Math.min(reached(chain, point, 'horizontal'), reached(chain, point, 'vertical'));
