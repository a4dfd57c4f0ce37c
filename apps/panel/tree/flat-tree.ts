export type TreeKey = number | string;

/** A node with children of the same type. */
export type TreeNode<T> = { readonly id: TreeKey; readonly children: readonly (T & TreeNode<T>)[] };

/** A tree node as a list row. */
export type TreeRow<T> = {
  readonly item: T;
  readonly id: TreeKey;
  readonly parentId: TreeKey | null;
  readonly depth: number;
  /** Position among its siblings, from 0, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** Levels below this node. */
  readonly height: number;
};

/** Target of a move; `position` is counted among the new siblings without the node itself. */
export type TreePlace = { readonly parentId: TreeKey | null; readonly position: number };

const heightOf = <T extends TreeNode<T>>(node: T): number =>
  node.children.length === 0
    ? 0
    : 1 + Math.max(...node.children.map((child) => heightOf<T>(child)));

/** All nodes as rows in display order. */
export const treeRows = <T extends TreeNode<T>>(
  nodes: readonly T[],
  parentId: TreeKey | null = null,
  depth = 0,
): readonly TreeRow<T>[] =>
  nodes.flatMap((item, position) => [
    {
      item,
      id: item.id,
      parentId,
      depth,
      position,
      siblings: nodes.length,
      height: heightOf<T>(item),
    },
    ...treeRows<T>(item.children, item.id, depth + 1),
  ]);

export const isBelow = <T>(
  rows: readonly TreeRow<T>[],
  id: TreeKey,
  ancestor: TreeKey,
): boolean => {
  let row = rows.find((candidate) => candidate.id === id);
  while (row && row.parentId !== null) {
    if (row.parentId === ancestor) return true;
    const above = row.parentId;
    row = rows.find((candidate) => candidate.id === above);
  }
  return false;
};
