import { flatten, type NodeId, nest, type WidgetNode } from '@plinth/model';

/** Ids on the canvas → stored ids. */
export type RenamedIds = Map<NodeId, NodeId>;

const withIds = (tree: WidgetNode, idOf: (id: NodeId) => NodeId): WidgetNode => {
  const { nodes } = flatten(tree);
  const renamed = [...nodes.values()].map((node) => ({
    ...node,
    id: idOf(node.id),
    parent: node.parent === null ? null : idOf(node.parent),
    children: node.children.map(idOf),
  }));
  return nest({ root: idOf(tree.id), nodes: new Map(renamed.map((node) => [node.id, node])) });
};

/** Maximum characters of an id before the number. */
const MAX_STEM = 56;

/** The first free id of `id-2`, `id-3`…; deterministic for the same documents. */
function freshId(id: NodeId, isFree: (id: NodeId) => boolean): NodeId {
  let count = 2;
  while (!isFree(`${id.slice(0, MAX_STEM)}-${count}`)) count += 1;
  return `${id.slice(0, MAX_STEM)}-${count}`;
}

/**
 * Renames the ids of a tree that are in `taken`: ids are unique in each stored document, but on the
 * canvas several documents share one map. Ids already in `renamed` keep their new names; others are
 * added to it.
 */
export function withUniqueIds(
  tree: WidgetNode,
  taken: ReadonlySet<NodeId>,
  renamed: RenamedIds,
): WidgetNode {
  const ids = new Set(flatten(tree).nodes.keys());
  const shownAs = new Map([...renamed].map(([shown, stored]) => [stored, shown]));
  const isFree = (id: NodeId) => !taken.has(id) && !ids.has(id) && !renamed.has(id);
  for (const id of ids) {
    if (shownAs.has(id) || !taken.has(id)) continue;
    const shown = freshId(id, isFree);
    renamed.set(shown, id);
    shownAs.set(id, shown);
  }
  return shownAs.size === 0 ? tree : withIds(tree, (id) => shownAs.get(id) ?? id);
}

/** Restores the stored ids of a tree, except those that another of its widgets now has. */
export function withStoredIds(tree: WidgetNode, renamed: RenamedIds): WidgetNode {
  if (renamed.size === 0) return tree;
  const shown = new Set(flatten(tree).nodes.keys());
  const used = new Set<NodeId>();
  const stored = new Map<NodeId, NodeId>();
  for (const id of shown) {
    const before = renamed.get(id);
    if (before === undefined || shown.has(before) || used.has(before)) continue;
    used.add(before);
    stored.set(id, before);
  }
  return stored.size === 0 ? tree : withIds(tree, (id) => stored.get(id) ?? id);
}
