import { flatten, nest } from './flatten.ts';
import type { DocumentNode, NodeId, WidgetNode } from './node.ts';

/**
 * Copies a tree with a new id for every node. `newId` must return ids that aren't in the target
 * document.
 */
export function copyWithNewIds(tree: WidgetNode, newId: () => NodeId): WidgetNode {
  const { nodes } = flatten(tree);
  const ids = new Map<NodeId, NodeId>();
  for (const id of nodes.keys()) ids.set(id, newId());
  const newIdOf = (id: NodeId): NodeId => ids.get(id) ?? id;
  const copies = new Map<NodeId, DocumentNode>();
  for (const node of nodes.values()) {
    const { id, parent, children } = node;
    copies.set(newIdOf(id), {
      ...node,
      id: newIdOf(id),
      parent: parent === null ? null : newIdOf(parent),
      children: children.map(newIdOf),
    });
  }
  return nest({ root: newIdOf(tree.id), nodes: copies });
}
