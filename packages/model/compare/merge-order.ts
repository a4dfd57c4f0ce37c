import type { NodeId } from '../tree/node.ts';
import { reordered } from './differences.ts';
import type { MergeSides } from './merge-survivors.ts';

type Members = ReadonlySet<NodeId>;

/**
 * Takes their order. Widgets that I added or moved follow the sibling they follow in my document.
 */
function mergeOrder(
  parent: NodeId,
  members: Members,
  { base, mine, theirs }: MergeSides,
): NodeId[] {
  const my = mine.nodes.get(parent);
  const their = theirs.nodes.get(parent);
  const movedByMe = new Set(my ? reordered(base.nodes.get(parent), my) : []);
  const isTheirs = (id: NodeId) => members.has(id) && !movedByMe.has(id);
  const follows = new Map<NodeId | null, NodeId>();
  const order = (their?.children ?? []).filter(isTheirs);
  const placed = new Set(order);
  let previous: NodeId | null = null;
  for (const id of my?.children ?? []) {
    if (!members.has(id)) continue;
    if (!placed.has(id)) follows.set(previous, id);
    previous = id;
  }
  const merged: NodeId[] = [];
  const put = (id: NodeId | null) => {
    for (let next = follows.get(id); next !== undefined; next = follows.get(next))
      merged.push(next);
  };
  put(null);
  for (const id of order) {
    merged.push(id);
    put(id);
  }
  return merged;
}

/** The merged children of every widget that has any. */
export function mergeChildren(
  parents: ReadonlyMap<NodeId, NodeId | null>,
  sides: MergeSides,
): Map<NodeId, NodeId[]> {
  const members = new Map<NodeId, Set<NodeId>>();
  for (const [id, parent] of parents) {
    if (parent === null) continue;
    const held = members.get(parent) ?? new Set();
    members.set(parent, held.add(id));
  }
  return new Map([...members].map(([id, held]) => [id, mergeOrder(id, held, sides)]));
}
