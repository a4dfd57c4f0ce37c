import type { FlatDocument, NodeId } from '../tree/node.ts';
import type { MergeSides } from './merge-survivors.ts';

type Parents = Map<NodeId, NodeId | null>;

/** Possible parents, best first. */
function parentCandidates(id: NodeId, { base, mine, theirs, choose }: MergeSides): NodeId[] {
  const parentIn = ({ nodes }: FlatDocument) => nodes.get(id)?.parent ?? null;
  const [was, my, their] = [parentIn(base), parentIn(mine), parentIn(theirs)];
  if (!my || !their || my === their) return [my, their].flatMap((parent) => parent ?? []);
  if (my === was) return [their, my];
  if (their === was) return [my, their];
  return choose({ kind: 'parent', id }) === 'mine' ? [my, their] : [their, my];
}

/** Ids connected to the root. Ids in a cycle aren't. */
function connectedTo(parents: Parents, root: NodeId): Set<NodeId> {
  const found = new Set([root]);
  for (const id of parents.keys()) {
    const path: NodeId[] = [];
    const seen = new Set<NodeId>();
    let next: NodeId | null = id;
    while (next !== null && !found.has(next) && !seen.has(next)) {
      seen.add(next);
      path.push(next);
      next = parents.get(next) ?? null;
    }
    if (next !== null && found.has(next)) for (const id of path) found.add(id);
  }
  return found;
}

/**
 * Finds the parent of every widget in `alive`. If two moves would put each widget inside the other,
 * theirs wins. Widgets without a surviving parent are left out.
 */
export function mergeParents(alive: ReadonlySet<NodeId>, sides: MergeSides): Parents {
  const { root } = sides.base;
  const parents: Parents = new Map([[root, null]]);
  for (const id of alive) {
    if (id === root) continue;
    const parent = parentCandidates(id, sides).find((id) => alive.has(id));
    if (parent !== undefined) parents.set(id, parent);
  }
  const connected = connectedTo(parents, root);
  for (const id of parents.keys()) {
    const theirs = sides.theirs.nodes.get(id)?.parent ?? null;
    if (!connected.has(id) && theirs !== null && alive.has(theirs)) parents.set(id, theirs);
  }
  const reached = connectedTo(parents, root);
  return new Map([...parents].filter(([id]) => reached.has(id)));
}
