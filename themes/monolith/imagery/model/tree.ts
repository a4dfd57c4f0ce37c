import { boundsOf, type Hit, meet, type Point, type Ray, type Solid } from './solids.ts';

/** Solids in boxes in boxes, so that a ray is compared with few of them. */
type Branch = {
  readonly low: Point;
  readonly high: Point;
  readonly solids: readonly Solid[];
  readonly parts: readonly Branch[];
};

export type Tree = Branch;

const extreme = (points: readonly Point[], pick: (...values: number[]) => number): Point => [
  pick(...points.map(([x]) => x)),
  pick(...points.map(([, y]) => y)),
  pick(...points.map(([, , z]) => z)),
];

/** Sorts solids into halves along the longest side until one is left. */
export function grow(solids: readonly Solid[]): Tree {
  const bounds = solids.map(({ shape }) => boundsOf(shape));
  const low = extreme(
    bounds.map(([from]) => from),
    Math.min,
  );
  const high = extreme(
    bounds.map(([, to]) => to),
    Math.max,
  );
  if (solids.length <= 1) return { low, high, solids, parts: [] };
  const sides = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const axis = sides.indexOf(Math.max(...sides)) as 0 | 1 | 2;
  const sorted = solids.toSorted((a, b) => a.shape.center[axis] - b.shape.center[axis]);
  const middle = sorted.length >> 1;
  return {
    low,
    high,
    solids: [],
    parts: [grow(sorted.slice(0, middle)), grow(sorted.slice(middle))],
  };
}

/**
 * Where a ray enters a box, or infinity. Nearly all of the time is spent here, so it makes no
 * objects.
 */
function entry({ from, inverse }: Sight, { low, high }: Branch): number {
  let [near, far] = [0, Number.POSITIVE_INFINITY];
  for (let axis = 0; axis < 3; axis++) {
    const start = from[axis] as number;
    const factor = inverse[axis] as number;
    const one = ((low[axis] as number) - start) * factor;
    const other = ((high[axis] as number) - start) * factor;
    const [enter, leave] = one < other ? [one, other] : [other, one];
    if (enter > near) near = enter;
    if (leave < far) far = leave;
    if (near > far) return Number.POSITIVE_INFINITY;
  }
  return near;
}

/** A ray with the inverse of its direction. */
type Sight = Ray & { readonly inverse: Point };

const sight = ({ from, along }: Ray): Sight => ({
  from,
  along,
  inverse: [1 / along[0], 1 / along[1], 1 / along[2]],
});

type Found = { hit: Hit | null; reach: number };

function search(ray: Sight, branch: Tree, found: Found): void {
  if (entry(ray, branch) >= found.reach) return;
  for (const solid of branch.solids) {
    const hit = meet(ray, solid);
    if (!hit || hit.distance >= found.reach) continue;
    found.hit = hit;
    found.reach = hit.distance;
  }
  for (const part of branch.parts) search(ray, part, found);
}

/** The first solid on a ray, nearer than `limit`. */
export function nearest(ray: Ray, tree: Tree, limit = Number.POSITIVE_INFINITY): Hit | null {
  const found: Found = { hit: null, reach: limit };
  search(sight(ray), tree, found);
  return found.hit;
}

const isCrossed = (ray: Sight, branch: Tree): boolean =>
  entry(ray, branch) !== Number.POSITIVE_INFINITY &&
  (branch.solids.some((solid) => meet(ray, solid) !== null) ||
    branch.parts.some((part) => isCrossed(ray, part)));

/** Whether anything is on a ray. */
export const isBlocked = (ray: Ray, tree: Tree): boolean => isCrossed(sight(ray), tree);
