import type { DocumentNode, FlatDocument, NodeId } from '../tree/node.ts';
import { sameValue } from '../tree/same-value.ts';
import { keptInOrder } from './kept-order.ts';

/** What a document has become, by the ids of its widgets. */
export type Differences = {
  readonly added: ReadonlySet<NodeId>;
  readonly removed: ReadonlySet<NodeId>;
  /** Under another parent, or in another order among siblings that are still there. */
  readonly moved: ReadonlySet<NodeId>;
  /** Names of the properties that have another value, or are there in one of the two alone. */
  readonly changed: ReadonlyMap<NodeId, readonly string[]>;
};

/** The names of the properties in which two states of a widget differ, sorted. */
export function changedProperties(
  before: Pick<DocumentNode, 'properties'>,
  after: Pick<DocumentNode, 'properties'>,
): string[] {
  if (before.properties === after.properties) return [];
  const names = new Set([...Object.keys(before.properties), ...Object.keys(after.properties)]);
  return [...names]
    .filter((name) => !sameValue(before.properties[name], after.properties[name]))
    .sort();
}

/** Those of a widget's children that were its children before and stand in another order now. */
export function reordered(before: DocumentNode | undefined, after: DocumentNode): NodeId[] {
  if (!before || before.children === after.children) return [];
  const was = new Set(before.children);
  const kept = keptInOrder(before.children, after.children);
  return after.children.filter((id) => was.has(id) && !kept.has(id));
}

/** Compares two states of one document, widget by widget. */
export function differences(before: FlatDocument, after: FlatDocument): Differences {
  const added = new Set<NodeId>();
  const moved = new Set<NodeId>();
  const changed = new Map<NodeId, readonly string[]>();
  for (const node of after.nodes.values()) {
    const was = before.nodes.get(node.id);
    for (const id of reordered(was, node)) moved.add(id);
    if (!was) {
      added.add(node.id);
      continue;
    }
    if (was.parent !== node.parent) moved.add(node.id);
    const names = changedProperties(was, node);
    if (names.length > 0) changed.set(node.id, names);
  }
  const removed = [...before.nodes.keys()].filter((id) => !after.nodes.has(id));
  return { added, removed: new Set(removed), moved, changed };
}
