import { ancestors, type DocumentReader, type NodeId } from '@plinth/model';
import type { SlotMaker } from '../../canvas/drag/slot-maker.ts';
import type { Dragged, DropTarget } from '../../core/commands/drop-target.ts';
import type { Box, Point } from '../../core/geometry/box.ts';

/** Indentation per level and of the first level, in px. */
export const INDENT = 16;
const FIRST = 8;

/** A rendered row in px of the window; `level` 1 is a section. */
export type TreeRow = {
  readonly id: NodeId;
  readonly level: number;
  /** undefined if it has no children. */
  readonly isOpen?: boolean | undefined;
  readonly box: Box;
};

/** The drop line in px of the window; it starts at the indentation of the target level. */
export type TreeLine = { readonly left: number; readonly right: number; readonly y: number };

export type TreeTarget = {
  readonly target: DropTarget;
  readonly line: TreeLine;
  /** The row of what receives the drop, in px of the window; null if it isn't rendered. */
  readonly parent: Box | null;
};

/** The share of a row above and below its middle, over which something is dropped next to it. */
const EDGE = 0.25;

/** The closed row with its middle at a point. It opens, for a drop inside. */
export function closedRowAt(rows: readonly TreeRow[], { y }: Point): NodeId | null {
  const row = rows.find(({ box: { top, bottom } }) => {
    const edge = (bottom - top) * EDGE;
    return y >= top + edge && y < bottom - edge;
  });
  return row?.isOpen === false ? row.id : null;
}

type Needs = {
  readonly document: DocumentReader;
  readonly slots: SlotMaker;
  readonly isContainer: (id: NodeId) => boolean;
};

/**
 * Finds the drop slot for a point in the layers tree. The y position chooses the gap between rows, the
 * x position the depth: from inside the row above to next to the outermost ancestor that ends there.
 */
export function createTreeSlots({ document, slots, isContainer }: Needs) {
  const childAround = (id: NodeId, level: number, wanted: number): NodeId => {
    const path = [id, ...ancestors(document, id).map((node) => node.id)];
    return path[level - wanted] ?? id;
  };

  /** The slot below a row, at a depth. */
  const below = (above: TreeRow, level: number, dragged: Dragged): DropTarget | null => {
    if (level > above.level) return slots.slotAt({ parent: above.id, index: 0, dragged });
    const sibling = childAround(above.id, above.level, level);
    const parent = document.nodes.get(sibling)?.parent ?? null;
    if (parent === null) return null;
    const index = slots.siblings(parent, dragged).indexOf(sibling) + 1;
    return slots.slotAt({ parent, index, dragged });
  };

  return (rows: readonly TreeRow[], point: Point, dragged: Dragged): TreeTarget | null => {
    const middle = ({ box }: TreeRow) => (box.top + box.bottom) / 2;
    const count = rows.findIndex((row) => middle(row) > point.y);
    const at = Math.max(1, count === -1 ? rows.length : count);
    const above = rows[at - 1];
    const next = rows[at];
    if (!above) return null;
    // What a closed row has inside isn't seen.
    const takesInside = isContainer(above.id) && above.isOpen !== false;
    const deepest = Math.max(2, takesInside ? above.level + 1 : above.level);
    const flattest = Math.min(deepest, Math.max(2, next?.level ?? 2));
    const wanted = Math.round((point.x - above.box.left - FIRST) / INDENT) + 1;
    const depths = Array.from({ length: deepest - flattest + 1 }, (_, step) => flattest + step);
    depths.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    let refused: TreeTarget | null = null;
    for (const level of depths) {
      const target = below(above, level, dragged);
      if (!target) continue;
      const left = above.box.left + FIRST + (level - 1) * INDENT;
      const line = { left, right: above.box.right, y: above.box.bottom };
      const parent = rows.find(({ id }) => id === target.parent)?.box ?? null;
      const found = { target, line, parent };
      if (target.kind === 'slot') return found;
      refused ??= found;
    }
    return refused;
  };
}
