import { isInside, type NodeId } from '@plinth/model';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { contains, type Point, toBox } from '../drag/box.ts';
import type { Surface } from '../drag/surface.ts';
import type { Dragged } from '../drag/target.ts';
import type { EditorSession } from '../session/types.ts';
import { createTreeSlots, type TreeLine, type TreeRow } from './tree-slots.ts';

/** ms over a folded layer that unfold it. */
const OPENS_AFTER = 500;

type Needs = {
  readonly tree: HTMLElement;
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly unfold: (id: NodeId) => void;
  /** Where to draw the line now. */
  readonly onLine: (line: TreeLine | null) => void;
};

/** The tree's rows without what is being dragged, which lands nowhere inside itself. */
function readRows(tree: HTMLElement, session: EditorSession, dragged: Dragged): TreeRow[] {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-layer]')];
  return rows.flatMap((row) => {
    const id = row.dataset.layer ?? '';
    const isGone = dragged.id !== null && isInside(session.store.reader, id, dragged.id);
    const level = Number(row.getAttribute('aria-level'));
    return isGone ? [] : [{ id, level, box: toBox(row.getBoundingClientRect()) }];
  });
}

/** The layers tree as a place for drops, by the same rules as the canvas. */
export function createLayersSurface({ tree, session, canvas, unfold, onLine }: Needs): Surface {
  const { store, lookup } = session;
  const panel = tree.parentElement ?? tree;
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
  const folded = (point: Point): NodeId | null => {
    const row = rows?.find((each) => contains(each.box, point));
    const element = row && tree.querySelector(`[data-layer="${CSS.escape(row.id)}"]`);
    return element?.getAttribute('aria-expanded') === 'false' ? (row?.id ?? null) : null;
  };

  const forget = () => {
    rows = null;
    box = null;
  };

  return {
    name: 'layers',
    box: () => {
      box ??= toBox(panel.getBoundingClientRect());
      return box;
    },
    resolve: (point, dragged) => {
      rows ??= readRows(tree, session, dragged);
      wait(folded(point));
      const found = find(rows, point, dragged);
      onLine(found?.line ?? null);
      return found?.target ?? null;
    },
    scrollBy: (px) => {
      const before = panel.scrollTop;
      panel.scrollTop += px;
      rows = null;
      return panel.scrollTop !== before;
    },
    forget,
    watch: (changed) => {
      const moved = () => {
        forget();
        changed();
      };
      const grown = new MutationObserver(moved);
      grown.observe(tree, { childList: true, subtree: true });
      panel.addEventListener('scroll', moved, { passive: true });
      return () => {
        grown.disconnect();
        panel.removeEventListener('scroll', moved);
        wait(null);
      };
    },
  };
}
