import {
  type TreeKey,
  type TreeNode,
  type TreePlace,
  type TreeRow,
  treeRows,
} from './flat-tree.ts';

export type TreeMove = 'up' | 'down' | 'in' | 'out';

/**
 * The target of a single-step move, the keyboard alternative to dragging; null if there is none.
 */
export const placeAfter = <T>(
  rows: readonly TreeRow<T>[],
  id: TreeKey,
  { move, maxDepth }: { readonly move: TreeMove; readonly maxDepth: number },
): TreePlace | null => {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) return null;
  const { parentId, position, siblings, depth, height } = row;
  if (move === 'up') return position > 0 ? { parentId, position: position - 1 } : null;
  if (move === 'down') return position < siblings - 1 ? { parentId, position: position + 1 } : null;
  if (move === 'in') {
    const before = rows.find(
      (other) => other.parentId === parentId && other.position === position - 1,
    );
    if (!before || depth + 1 + height > maxDepth) return null;
    const children = rows.filter((other) => other.parentId === before.id).length;
    return { parentId: before.id, position: children };
  }
  const parent = rows.find((other) => other.id === parentId);
  return parent ? { parentId: parent.parentId, position: parent.position + 1 } : null;
};

type Lifted<T> = { readonly rest: readonly T[]; readonly node: T | null };

const lift = <T extends TreeNode<T>>(nodes: readonly T[], id: TreeKey): Lifted<T> => {
  const found = nodes.find((node) => node.id === id);
  if (found) return { rest: nodes.filter((node) => node !== found), node: found };
  let node: T | null = null;
  const rest = nodes.map((parent) => {
    if (node) return parent;
    const inner = lift<T>(parent.children, id);
    if (!inner.node) return parent;
    node = inner.node;
    return { ...parent, children: inner.rest };
  });
  return { rest, node };
};

const drop = <T extends TreeNode<T>>(
  nodes: readonly T[],
  node: T,
  place: TreePlace,
): readonly T[] => {
  if (place.parentId === null) return nodes.toSpliced(place.position, 0, node);
  return nodes.map((parent) =>
    parent.id === place.parentId
      ? { ...parent, children: parent.children.toSpliced(place.position, 0, node) }
      : { ...parent, children: drop<T>(parent.children, node, place) },
  );
};

/** Moves a node in the tree; returns the same tree if the target doesn't exist. */
export const moveNode = <T extends TreeNode<T>>(
  nodes: readonly T[],
  id: TreeKey,
  place: TreePlace,
): readonly T[] => {
  const { rest, node } = lift<T>(nodes, id);
  const { parentId } = place;
  const exists = parentId === null || treeRows<T>(rest).some((row) => row.id === parentId);
  return node && exists ? drop<T>(rest, node, place) : nodes;
};
