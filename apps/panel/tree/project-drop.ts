import { isBelow, type TreeKey, type TreePlace, type TreeRow } from './flat-tree.ts';

export type DropQuery = {
  readonly id: TreeKey;
  /** Gap between rows, from 0 (above the first) to the number of rows. */
  readonly gap: number;
  /** The depth at the pointer's position. */
  readonly depth: number;
  readonly maxDepth: number;
};

export type Drop = { readonly place: TreePlace; readonly depth: number };

/** Indentation per level in px, in lists and while dragging. */
export const INDENT = 28;

/** A hand that moves a row up or down drifts by less than this, in px. */
const DRIFT = 24;

/** The depth that a dragged row is moved to by a horizontal distance in px. */
export const depthAt = (depth: number, distance: number): number => {
  const levels = Math.floor((Math.abs(distance) - DRIFT) / INDENT) + 1;
  return Math.abs(distance) < DRIFT ? depth : depth + Math.sign(distance) * levels;
};

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/**
 * Computes where a dragged node lands. The rows around the gap limit the possible depths, and the
 * pointer chooses one. null if the gap is inside the dragged branch.
 */
export const projectDrop = <T>(
  rows: readonly TreeRow<T>[],
  { id, gap, depth, maxDepth }: DropQuery,
): Drop | null => {
  const dragged = rows.find((row) => row.id === id);
  if (!dragged) return null;
  const isOwn = (row: TreeRow<T> | undefined) =>
    !!row && (row.id === id || isBelow(rows, row.id, id));
  if (isOwn(rows[gap - 1]) && isOwn(rows[gap])) return null;

  const above = rows.slice(0, gap).findLast((row) => !isOwn(row));
  const below = rows.slice(gap).find((row) => !isOwn(row));
  const deepest = Math.min(above ? above.depth + 1 : 0, maxDepth - dragged.height);
  const target = clamp(depth, below?.depth ?? 0, Math.max(deepest, below?.depth ?? 0));
  if (target + dragged.height > maxDepth) return null;

  const before = rows.slice(0, gap).filter((row) => !isOwn(row));
  const parent = before.findLast((row) => row.depth < target);
  const parentId = target === 0 ? null : (parent?.id ?? null);
  const position = before.filter((row) => row.parentId === parentId && row.depth === target).length;
  return { place: { parentId, position }, depth: target };
};
