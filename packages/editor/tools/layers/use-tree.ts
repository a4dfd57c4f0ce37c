import { ancestors, type DocumentNode, type NodeId } from '@plinth/model';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { selectNode, selectRange, toggleSelected } from '../../core/commands/select.ts';
import { useSession } from '../../core/session/context.ts';
import type { LayerRow } from './rows.ts';
import { useRows } from './use-rows.ts';
import { scrollToRow } from './use-window.ts';

/** How moving to a row changes the selection. */
export type SelectionChange = 'select' | 'range' | 'toggle' | 'stay';

export type LayerTree = {
  readonly rows: readonly LayerRow[];
  readonly indexOf: (id: NodeId) => number;
  /** The row that is the tab stop. */
  readonly cursor: NodeId | null;
  readonly fold: (ids: readonly NodeId[], isOpen: boolean) => void;
  /** Moves the cursor to a row; also focuses it on user input. */
  readonly go: (id: NodeId, change: SelectionChange) => void;
};

const nodeId = ({ id }: DocumentNode): NodeId => id;

type Needs = {
  readonly search: string;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly tree: RefObject<HTMLElement | null>;
};

/** State of the layers tree: expanded rows and cursor, in sync with the canvas. */
export function useTree({ search, scroller, tree }: Needs): LayerTree {
  const session = useSession();
  const { ui, store, sections } = session;
  // From the start, where the focus goes at once.
  const [first] = useState(() => ui.getState().renaming ?? ui.getState().selection.at(-1) ?? null);
  const [open, setOpen] = useState<ReadonlySet<NodeId>>(
    () =>
      new Set([
        ...sections.map(({ root }) => root),
        ...ancestors(store.reader, first ?? '').map(nodeId),
      ]),
  );
  const [cursor, setCursor] = useState(first);
  /** Forces a render when moving to the current row. */
  const [, setTurn] = useState(0);
  /** A row to scroll to, and maybe focus, once it's rendered. */
  const goal = useRef<{ readonly id: NodeId; readonly isFocused: boolean } | null>(null);
  /** True while the tree itself changes the selection. */
  const isOwn = useRef(false);

  const rows = useRows(open, search);
  const places = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const indexOf = useCallback((id: NodeId) => places.get(id) ?? -1, [places]);

  const fold = useCallback((ids: readonly NodeId[], isOpen: boolean) => {
    setOpen((before) => {
      if (ids.every((id) => before.has(id) === isOpen)) return before;
      const next = new Set(before);
      for (const id of ids) isOpen ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);

  const show = useCallback(
    (id: NodeId, isFocused: boolean) => {
      goal.current = { id, isFocused };
      setCursor(id);
      const shown = [id, ...ui.getState().selection];
      fold([...new Set(shown.flatMap((each) => ancestors(store.reader, each)))].map(nodeId), true);
    },
    [store, ui, fold],
  );
  useEffect(() => {
    if (first !== null) show(first, false);
    return ui.subscribe((now, before) => {
      const id = now.selection.at(-1);
      // Checked while a deleted row still has the focus.
      const hasFocus = tree.current?.contains(document.activeElement) ?? false;
      if (now.renaming !== null && now.renaming !== before.renaming) show(now.renaming, false);
      else if (id !== undefined && now.selection !== before.selection && !isOwn.current)
        show(id, hasFocus);
    });
  }, [ui, tree, show, first]);

  const go = useCallback(
    (id: NodeId, change: SelectionChange) => {
      isOwn.current = true;
      if (change === 'select') selectNode(session, id);
      if (change === 'toggle') toggleSelected(session, id);
      if (change === 'range') selectRange(session, id, [...places.keys()]);
      isOwn.current = false;
      goal.current = { id, isFocused: true };
      setCursor(id);
      setTurn((before) => before + 1);
    },
    [session, places],
  );

  // On every render: the row may appear in this render or a later one.
  useLayoutEffect(() => {
    const { current } = goal;
    const index = current ? indexOf(current.id) : -1;
    if (!current || index === -1 || !scroller.current) return;
    scrollToRow(scroller.current, index);
    const line = tree.current?.querySelector<HTMLElement>(
      `[data-layer="${CSS.escape(current.id)}"]`,
    );
    if (current.isFocused && !line) return;
    if (current.isFocused) line?.focus({ preventScroll: true });
    goal.current = null;
  });

  return { rows, indexOf, cursor, fold, go };
}
