import { ancestors, type NodeId } from '@plinth/model';
import type { Surface } from '../../canvas/drag/surface.ts';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import type { Dragged } from '../../core/commands/drop-target.ts';
import { contains, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { LayerRow } from './rows.ts';
import { closedRowAt, createTreeSlots, type TreeRow, type TreeTarget } from './tree-slots.ts';
import { ROW } from './use-window.ts';

/** ms over the middle of a collapsed layer before it expands. */
const OPENS_AFTER = 500;

type Needs = {
  readonly tree: HTMLElement;
  readonly scroller: HTMLElement;
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  /** All current rows of the tree. */
  readonly rows: () => readonly LayerRow[];
  readonly unfold: (id: NodeId) => void;
  /** The current position of the drop line, and of the row of what receives the drop. */
  readonly onMarks: (marks: LayersMarks | null) => void;
};

export type LayersMarks = Pick<TreeTarget, 'line' | 'parent'>;

/** Rows beyond the edges that are included. */
const OVERSCAN = 4;

const isInsideDragged = ({ store }: EditorSession, id: NodeId, { ids }: Dragged): boolean =>
  ids.size > 0 && (ids.has(id) || ancestors(store.reader, id).some((above) => ids.has(above.id)));

/** The visible rows without the dragged ones, which can't be dropped into themselves. */
function placedRows({ tree, scroller, session, rows }: Needs, dragged: Dragged): TreeRow[] {
  const { left, right, top } = tree.getBoundingClientRect();
  const first = Math.max(0, Math.floor(scroller.scrollTop / ROW) - OVERSCAN);
  const end = Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW) + OVERSCAN;
  return rows()
    .slice(first, end)
    .map(({ id, level, isOpen }, at): TreeRow => {
      const above = top + (first + at) * ROW;
      return { id, level, isOpen, box: { left, right, top: above, bottom: above + ROW } };
    })
    .filter(({ id }) => !isInsideDragged(session, id, dragged));
}

/** The layers tree as a drop surface with the same rules as the canvas. */
export function createLayersSurface(needs: Needs): Surface {
  const { tree, scroller, session, canvas, unfold, onMarks } = needs;
  const { store, lookup } = session;
  const find = createTreeSlots({
    document: store.reader,
    slots: canvas.slots,
    isContainer: (id) => lookup(store.node(id)?.widget ?? '')?.children !== undefined,
  });
  let rows: readonly TreeRow[] | null = null;
  let box: ReturnType<typeof toBox> | null = null;
  let waiting: { readonly id: NodeId; readonly timer: number } | null = null;

  const wait = (id: NodeId | null) => {
    if (waiting?.id === id) return;
    if (waiting) window.clearTimeout(waiting.timer);
    waiting = id === null ? null : { id, timer: window.setTimeout(() => unfold(id), OPENS_AFTER) };
  };
  const invalidate = () => {
    rows = null;
    box = null;
  };

  const visibleBox = () => {
    box ??= toBox(scroller.getBoundingClientRect());
    return box;
  };
  /** Without a row that is scrolled out of view. */
  const marksOf = ({ line, parent }: TreeTarget): LayersMarks => {
    const isVisible =
      parent !== null && contains(visibleBox(), { x: parent.left, y: parent.bottom });
    return { line, parent: isVisible ? parent : null };
  };

  return {
    name: 'layers',
    box: visibleBox,
    resolve: (point, dragged) => {
      rows ??= placedRows(needs, dragged);
      wait(closedRowAt(rows, point));
      const found = find(rows, point, dragged);
      onMarks(found && marksOf(found));
      return found?.target ?? null;
    },
    scrollBy: (px) => {
      const before = scroller.scrollTop;
      scroller.scrollTop += px;
      rows = null;
      return scroller.scrollTop !== before;
    },
    invalidate,
    watch: (changed) => {
      const moved = () => {
        invalidate();
        changed();
      };
      const grown = new MutationObserver(moved);
      grown.observe(tree, { childList: true, subtree: true });
      scroller.addEventListener('scroll', moved, { passive: true });
      return () => {
        grown.disconnect();
        scroller.removeEventListener('scroll', moved);
        wait(null);
      };
    },
  };
}
