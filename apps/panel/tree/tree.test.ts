import { describe, expect, it } from 'vitest';
import { type TreeNode, treeRows } from './flat-tree.ts';
import { depthAt, projectDrop } from './project-drop.ts';
import { moveNode, placeAfter, type TreeMove } from './tree-moves.ts';

interface Leaf extends TreeNode<Leaf> {}

const leaf = (id: string, ...children: Leaf[]): Leaf => ({ id, children });

/** a, b (b1, b2 (b2x)), c */
const tree: readonly Leaf[] = [
  leaf('a'),
  leaf('b', leaf('b1'), leaf('b2', leaf('b2x'))),
  leaf('c'),
];

const shape = (nodes: readonly Leaf[]): string =>
  nodes
    .map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id))
    .join(' ');

const moved = (id: string, move: TreeMove, maxDepth = 4): string | null => {
  const place = placeAfter(treeRows<Leaf>(tree), id, { move, maxDepth });
  return place && shape(moveNode<Leaf>(tree, id, place));
};

describe('moves in steps', () => {
  it.each([
    ['c', 'up', 'a c b(b1 b2(b2x))'],
    ['a', 'down', 'b(b1 b2(b2x)) a c'],
    ['c', 'in', 'a b(b1 b2(b2x) c)'],
    ['b2', 'out', 'a b(b1) b2(b2x) c'],
    ['b2x', 'out', 'a b(b1 b2 b2x) c'],
    ['a', 'up', null],
    ['c', 'down', null],
    ['a', 'in', null],
    ['a', 'out', null],
  ] as const)('%s %s', (id, move, expected) => {
    expect(moved(id, move)).toBe(expected);
  });

  it('respect the depth limit, the branch below included', () => {
    expect(moved('b', 'in', 3)).toBe('a(b(b1 b2(b2x))) c');
    expect(moved('b', 'in', 2)).toBeNull();
  });

  it('leave the tree alone when the place is inside the moved branch', () => {
    expect(moveNode<Leaf>(tree, 'b', { parentId: 'b1', position: 0 })).toBe(tree);
  });
});

it.each([
  [0, 0],
  [11, 0],
  [-23, 0],
  [24, 1],
  [51, 1],
  [52, 2],
  [-24, -1],
])('a drag of %d px to the side changes the level by %d', (distance, levels) => {
  expect(depthAt(1, distance)).toBe(1 + levels);
});

describe('projectDrop', () => {
  // Rows: 0 a · 1 b · 2 b1 · 3 b2 · 4 b2x · 5 c
  const rows = treeRows<Leaf>(tree);
  const drop = (id: string, gap: number, depth: number) => {
    const result = projectDrop(rows, { id, gap, depth, maxDepth: 4 });
    return result && shape(moveNode<Leaf>(tree, id, result.place));
  };

  it.each([
    ['c', 0, 0, 'c a b(b1 b2(b2x))'],
    ['c', 2, 1, 'a b(c b1 b2(b2x))'],
    ['c', 2, 0, 'a b(c b1 b2(b2x))'],
    ['c', 5, 3, 'a b(b1 b2(b2x(c)))'],
    ['c', 5, 1, 'a b(b1 b2(b2x) c)'],
    ['a', 6, 0, 'b(b1 b2(b2x)) c a'],
    ['a', 6, 1, 'b(b1 b2(b2x)) c(a)'],
    ['a', 5, 9, 'b(b1 b2(b2x(a))) c'],
    ['b1', 1, 1, 'a(b1) b(b2(b2x)) c'],
    ['b', 5, 0, 'a b(b1 b2(b2x)) c'],
    ['b', 1, 1, 'a(b(b1 b2(b2x))) c'],
  ] as const)('%s at gap %d, depth %d', (id, gap, depth, expected) => {
    expect(drop(id, gap, depth)).toBe(expected);
  });

  it('has no place inside the dragged branch', () => {
    expect(drop('b', 3, 2)).toBeNull();
  });

  it('finds for every gap and depth a place that keeps all nodes', () => {
    for (const { id } of rows) {
      for (let gap = 0; gap <= rows.length; gap += 1) {
        for (let depth = 0; depth < 5; depth += 1) {
          const result = projectDrop(rows, { id, gap, depth, maxDepth: 4 });
          if (!result) continue;
          const after = treeRows<Leaf>(moveNode<Leaf>(tree, id, result.place));
          expect(after.map((row) => row.id).toSorted()).toEqual(
            rows.map((row) => row.id).toSorted(),
          );
          expect(after.find((row) => row.id === id)?.depth).toBe(result.depth);
        }
      }
    }
  });
});
