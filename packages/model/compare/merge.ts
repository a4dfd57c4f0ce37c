import { sortProperties } from '../tree/flatten.ts';
import { invariant } from '../tree/invariant.ts';
import type { DocumentNode, FlatDocument, NodeId, Properties } from '../tree/node.ts';
import { sameValue } from '../tree/same-value.ts';
import { changedProperties } from './differences.ts';
import type { MergeConflict, MergeSide } from './merge-conflict.ts';
import { mergeChildren } from './merge-order.ts';
import { mergeParents } from './merge-parents.ts';
import { type MergeSides, survivingIds } from './merge-survivors.ts';

export type MergeRequest = {
  /** The common ancestor of both states. */
  readonly base: FlatDocument;
  readonly mine: FlatDocument;
  readonly theirs: FlatDocument;
  /** Decides which side wins a conflict. Defaults to mine. */
  readonly choose?: (conflict: MergeConflict) => MergeSide;
};

export type Merged = {
  readonly document: FlatDocument;
  /** All conflicts, whichever side won. */
  readonly conflicts: readonly MergeConflict[];
};

function mergeProperties(id: NodeId, { choose, ...sides }: MergeSides): Properties {
  const my = sides.mine.nodes.get(id);
  const their = sides.theirs.nodes.get(id);
  const only = my ?? their;
  invariant(only, 'a widget that stays is in one of the documents');
  if (!my || !their) return only.properties;
  const before: { properties: Properties } = sides.base.nodes.get(id) ?? { properties: {} };
  const merged = new Map(Object.entries(their.properties));
  for (const property of changedProperties(before, my)) {
    const [mine, theirs] = [my.properties[property], their.properties[property]];
    const isBoth = !sameValue(before.properties[property], theirs) && !sameValue(mine, theirs);
    if (isBoth && choose({ kind: 'property', id, property, mine, theirs }) === 'theirs') continue;
    if (mine === undefined) merged.delete(property);
    else merged.set(property, mine);
  }
  return sortProperties(Object.fromEntries(merged));
}

/**
 * Merges two people's changes to one document. Changes to different widgets, or to different
 * properties of one widget, are all applied. `choose` decides conflicts. Linear in the size of the
 * documents, apart from sorting siblings.
 */
export function mergeDocuments({ base, mine, theirs, choose }: MergeRequest): Merged {
  const conflicts: MergeConflict[] = [];
  const sides: MergeSides = {
    base,
    mine,
    theirs,
    choose: (conflict) => {
      conflicts.push(conflict);
      return choose?.(conflict) ?? 'mine';
    },
  };
  const parents = mergeParents(survivingIds(sides), sides);
  const children = mergeChildren(parents, sides);
  const nodes = new Map<NodeId, DocumentNode>();
  const open = [base.root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const source = mine.nodes.get(id) ?? theirs.nodes.get(id);
    invariant(source, 'a widget that stays is in one of the documents');
    const childIds = children.get(id) ?? [];
    nodes.set(id, {
      id,
      widget: source.widget,
      properties: mergeProperties(id, sides),
      parent: parents.get(id) ?? null,
      children: childIds,
    });
    open.push(...childIds.toReversed());
  }
  return { document: { root: base.root, nodes }, conflicts };
}
