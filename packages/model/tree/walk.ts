import type { DocumentNode, NodeId } from './node.ts';
import type { DocumentReader } from './reader.ts';

/** The ancestors of a node, from its parent to the root. */
export function ancestors(document: DocumentReader, id: NodeId): DocumentNode[] {
  const found: DocumentNode[] = [];
  let parent = document.nodes.get(id)?.parent ?? null;
  while (parent !== null) {
    const node = document.nodes.get(parent);
    if (!node) break;
    found.push(node);
    parent = node.parent;
  }
  return found;
}

/** Whether `id` is `ancestor` or anywhere below it. */
export function isInside(document: DocumentReader, id: NodeId, ancestor: NodeId): boolean {
  return id === ancestor || ancestors(document, id).some((node) => node.id === ancestor);
}

/** The root of a node, which can be the node itself. Undefined for an unknown id. */
export function rootOf(document: DocumentReader, id: NodeId): DocumentNode | undefined {
  return ancestors(document, id).at(-1) ?? document.nodes.get(id);
}

/** Index among the siblings: 0 for a root, -1 for an unknown id. */
export function indexOf(document: DocumentReader, id: NodeId): number {
  const node = document.nodes.get(id);
  if (!node) return -1;
  if (node.parent === null) return 0;
  return document.nodes.get(node.parent)?.children.indexOf(id) ?? -1;
}
