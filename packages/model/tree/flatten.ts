import { invariant } from './invariant.ts';
import type { DocumentNode, FlatDocument, NodeId, Properties, WidgetNode } from './node.ts';
import type { DocumentReader } from './reader.ts';

/**
 * Sorts properties by name. Equal documents therefore have equal JSON, and undo restores the exact
 * bytes.
 */
export function sortProperties(properties: Properties): Properties {
  const names = Object.keys(properties);
  if (names.every((name, index) => index === 0 || String(names[index - 1]) < name)) {
    return properties;
  }
  return Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The nodes of a tree in document order, parents before children. `parent` is the parent of the
 * root.
 */
export function flattenUnder(tree: WidgetNode, parent: NodeId | null): DocumentNode[] {
  const nodes: DocumentNode[] = [];
  const open: { node: WidgetNode; parent: NodeId | null }[] = [{ node: tree, parent }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    nodes.push({
      id: node.id,
      widget: node.widget,
      properties: sortProperties(node.properties),
      parent: next.parent,
      children: node.children.map((child) => child.id),
    });
    for (const child of node.children.toReversed()) open.push({ node: child, parent: node.id });
  }
  return nodes;
}

/** Converts a tree with unique ids to its in-memory form. Linear in its size, at any depth. */
export function flatten(tree: WidgetNode): FlatDocument {
  const nodes = new Map(flattenUnder(tree, null).map((node) => [node.id, node]));
  return { root: tree.id, nodes };
}

/** The node `id` and everything below it, in document order. Empty for an unknown id. */
export function walk(document: DocumentReader, id: NodeId): DocumentNode[] {
  const found: DocumentNode[] = [];
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = document.nodes.get(next);
    if (!node) continue;
    found.push(node);
    for (const child of node.children.toReversed()) open.push(child);
  }
  return found;
}

/** The tree below `id` in the form used in storage and on the wire. Undefined for an unknown id. */
export function nestFrom(document: DocumentReader, id: NodeId): WidgetNode | undefined {
  const built = new Map<NodeId, WidgetNode>();
  for (const { parent, children, ...node } of walk(document, id).reverse()) {
    const nested = children.flatMap((child) => built.get(child) ?? []);
    built.set(node.id, { ...node, children: nested });
  }
  return built.get(id);
}

/** The whole document as a tree. Inverse of `flatten`. */
export function nest(document: FlatDocument): WidgetNode {
  const tree = nestFrom(document, document.root);
  invariant(tree, 'a document holds its root');
  return tree;
}
