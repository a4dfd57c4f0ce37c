import type { NodeId } from '../tree/node.ts';
import { reorderedChildren } from './differences.ts';
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
  const movedByMe = new Set(my ? reorderedChildren(base.nodes.get(parent), my) : []);
  const isTheirs = (id: NodeId) => members.has(id) && !movedByMe.has(id);
  const followers = new Map<NodeId | null, NodeId>();
  const order = (their?.children ?? []).filter(isTheirs);
  const placed = new Set(order);
  let previous: NodeId | null = null;
  for (const id of my?.children ?? []) {
    if (!members.has(id)) continue;
    if (!placed.has(id)) followers.set(previous, id);
    previous = id;
  }
  const merged: NodeId[] = [];
  const appendFollowers = (id: NodeId | null) => {
    for (let next = followers.get(id); next !== undefined; next = followers.get(next))
      merged.push(next);
  };
  appendFollowers(null);
  for (const id of order) {
    merged.push(id);
    appendFollowers(id);
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
    const children = members.get(parent) ?? new Set();
    members.set(parent, children.add(id));
  }
  return new Map([...members].map(([id, children]) => [id, mergeOrder(id, children, sides)]));
}
