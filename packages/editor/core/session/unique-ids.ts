import { flatten, type NodeId, nest, type WidgetNode } from '@plinth/model';

/** Ids on the canvas → the ids under which the widgets are stored. */
export type Renamed = Map<NodeId, NodeId>;

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

/** The room that an id leaves for the number behind it. */
const STEM = 56;

/** The first free one of `id-2`, `id-3` …: the same for the same documents, however often they open. */
function freshId(id: NodeId, isFree: (id: NodeId) => boolean): NodeId {
  let count = 2;
  while (!isFree(`${id.slice(0, STEM)}-${count}`)) count += 1;
  return `${id.slice(0, STEM)}-${count}`;
}

/**
 * The tree with other ids for those that `taken` holds: ids are unique in each stored document, and
 * on the canvas several documents share one map. What `renamed` has already keeps its name.
 */
export function withoutClashes(
  tree: WidgetNode,
  taken: ReadonlySet<NodeId>,
  renamed: Renamed,
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

/** The tree with its stored ids back, but for those that another of its widgets has by now. */
export function withStoredIds(tree: WidgetNode, renamed: Renamed): WidgetNode {
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
