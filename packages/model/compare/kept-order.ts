import type { NodeId } from '../tree/node.ts';

/** A node of the longest increasing subsequence, linked to the one before it. */
type Run = { readonly place: number; readonly before: Run | null };

/**
 * The largest set of ids in the same order in both lists. All other common ids were moved. Runs in
 * O(n log n): the longest increasing subsequence of the positions in `after`.
 */
export function keptInOrder(before: readonly NodeId[], after: readonly NodeId[]): Set<NodeId> {
  const placeOf = new Map(after.map((id, place) => [id, place]));
  const ends: Run[] = [];
  for (const id of before) {
    const place = placeOf.get(id);
    if (place === undefined) continue;
    const length = firstNotBelow(ends, place);
    ends[length] = { place, before: ends[length - 1] ?? null };
  }
  const kept = new Set<NodeId>();
  for (let run = ends.at(-1) ?? null; run; run = run.before) kept.add(after[run.place] ?? '');
  return kept;
}

function firstNotBelow(ends: readonly Run[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
