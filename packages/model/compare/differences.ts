import type { DocumentNode, FlatDocument, NodeId } from '../tree/node.ts';
import { sameValue } from '../tree/same-value.ts';
import { longestCommonSubsequence } from './common-subsequence.ts';

/** Differences between two states of a document, by widget id. */
export type Differences = {
  readonly added: ReadonlySet<NodeId>;
  readonly removed: ReadonlySet<NodeId>;
  /** Has another parent, or another order among the siblings that remain. */
  readonly moved: ReadonlySet<NodeId>;
  /** Names of properties that were added, removed, or changed. */
  readonly changed: ReadonlyMap<NodeId, readonly string[]>;
};

/** Names of the properties that differ between two states of a widget, sorted. */
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

/** Children that a widget has in both states but that changed their order. */
export function reorderedChildren(before: DocumentNode | undefined, after: DocumentNode): NodeId[] {
  if (!before || before.children === after.children) return [];
  const previous = new Set(before.children);
  const unmoved = longestCommonSubsequence(before.children, after.children);
  return after.children.filter((id) => previous.has(id) && !unmoved.has(id));
}

/** Compares two states of a document, widget by widget. */
export function differences(before: FlatDocument, after: FlatDocument): Differences {
  const added = new Set<NodeId>();
  const moved = new Set<NodeId>();
  const changed = new Map<NodeId, readonly string[]>();
  for (const node of after.nodes.values()) {
    const previous = before.nodes.get(node.id);
    for (const id of reorderedChildren(previous, node)) moved.add(id);
    if (!previous) {
      added.add(node.id);
      continue;
    }
    if (previous.parent !== node.parent) moved.add(node.id);
    const names = changedProperties(previous, node);
    if (names.length > 0) changed.set(node.id, names);
  }
  const removed = [...before.nodes.keys()].filter((id) => !after.nodes.has(id));
  return { added, removed: new Set(removed), moved, changed };
}
