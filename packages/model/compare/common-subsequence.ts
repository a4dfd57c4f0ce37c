import type { NodeId } from '../tree/node.ts';

/** A node of the longest increasing subsequence, linked to the one before it. */
type Link = { readonly position: number; readonly previous: Link | null };

/**
 * The largest set of ids in the same order in both lists. All other common ids were moved. Runs in
 * O(n log n): the longest increasing subsequence of the positions in `after`.
 */
export function longestCommonSubsequence(
  before: readonly NodeId[],
  after: readonly NodeId[],
): Set<NodeId> {
  const positions = new Map(after.map((id, position) => [id, position]));
  const tails: Link[] = [];
  for (const id of before) {
    const position = positions.get(id);
    if (position === undefined) continue;
    const length = lowerBound(tails, position);
    tails[length] = { position, previous: tails[length - 1] ?? null };
  }
  const common = new Set<NodeId>();
  for (let run = tails.at(-1) ?? null; run; run = run.previous)
    common.add(after[run.position] ?? '');
  return common;
}

function lowerBound(tails: readonly Link[], position: number): number {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tails[middle]?.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
