import { walk } from '../tree/flatten.ts';
import type { FlatDocument, NodeId } from '../tree/node.ts';
import { changedProperties, reorderedChildren } from './differences.ts';
import type { MergeConflict, MergeSide } from './merge-conflict.ts';

export type MergeSides = {
  readonly base: FlatDocument;
  readonly mine: FlatDocument;
  readonly theirs: FlatDocument;
  readonly choose: (conflict: MergeConflict) => MergeSide;
};

/** Whether the widget or anything below it has changed. */
function isTouched(base: FlatDocument, current: FlatDocument, id: NodeId): boolean {
  return walk(current, id).some((node) => {
    const before = base.nodes.get(node.id);
    return (
      !before ||
      before.parent !== node.parent ||
      changedProperties(before, node).length > 0 ||
      reorderedChildren(before, node).length > 0
    );
  });
}

/**
 * Widgets that `by` removed and the merge drops as well. Those that the other side changed survive
 * if `choose` says so.
 */
function removedBy(sides: MergeSides, by: MergeSide): Set<NodeId> {
  const { base, choose } = sides;
  const [remover, other] = by === 'mine' ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine];
  const removed = new Set([...base.nodes.keys()].filter((id) => !remover.nodes.has(id)));
  const preserved = new Set<NodeId>();
  for (const id of removed) {
    const parent = other.nodes.get(id)?.parent ?? null;
    const isTop = parent !== null && !removed.has(parent);
    if (!isTop || !isTouched(base, other, id)) continue;
    if (choose({ kind: 'removed', id, by }) === by) continue;
    for (const node of walk(other, id)) preserved.add(node.id);
  }
  return new Set([...removed].filter((id) => !preserved.has(id)));
}

/** Ids of the widgets in the merged document: those that neither side removed, and new ones. */
export function survivingIds(sides: MergeSides): Set<NodeId> {
  const removed = new Set([...removedBy(sides, 'mine'), ...removedBy(sides, 'theirs')]);
  const all = [...sides.theirs.nodes.keys(), ...sides.mine.nodes.keys()];
  return new Set(all.filter((id) => !removed.has(id)));
}
