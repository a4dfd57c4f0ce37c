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
import { bringIntoSight } from './use-window.ts';

/** What going to a line does with the selection: it alone, up to it, in or out of it, or nothing. */
export type Going = 'select' | 'range' | 'toggle' | 'stay';

export type LayerTree = {
  readonly rows: readonly LayerRow[];
  readonly indexOf: (id: NodeId) => number;
  /** The line at which Tab stops. */
  readonly cursor: NodeId | null;
  readonly fold: (ids: readonly NodeId[], isOpen: boolean) => void;
  /** To a line, with the focus where keys or a press have asked for it. */
  readonly go: (id: NodeId, going: Going) => void;
};

const nodeId = ({ id }: DocumentNode): NodeId => id;

type Needs = {
  readonly search: string;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly tree: RefObject<HTMLElement | null>;
};

/** The tree of layers: what is unfolded, where its cursor is, and how both follow the canvas. */
export function useTree({ search, scroller, tree }: Needs): LayerTree {
  const session = useSession();
  const { ui, store, sections } = session;
  const [open, setOpen] = useState<ReadonlySet<NodeId>>(
    () => new Set(sections.map(({ root }) => root)),
  );
  const [cursor, setCursor] = useState<NodeId | null>(null);
  /** Going to where the cursor is already takes a render, too. */
  const [, setTurn] = useState(0);
  /** A line to bring into sight as soon as there is one, with the focus or without. */
  const goal = useRef<{ readonly id: NodeId; readonly isFocused: boolean } | null>(null);
  /** While the tree itself selects. */
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
    const { renaming, selection } = ui.getState();
    const first = renaming ?? selection.at(-1);
    if (first !== undefined) show(first, false);
    return ui.subscribe((now, before) => {
      const id = now.selection.at(-1);
      // Asked while the line still has the focus that goes with it, when it was deleted.
      const hasFocus = tree.current?.contains(document.activeElement) ?? false;
      if (now.renaming !== null && now.renaming !== before.renaming) show(now.renaming, false);
      else if (id !== undefined && now.selection !== before.selection && !isOwn.current)
        show(id, hasFocus);
    });
  }, [ui, tree, show]);

  const go = useCallback(
    (id: NodeId, going: Going) => {
      isOwn.current = true;
      if (going === 'select') selectNode(session, id);
      if (going === 'toggle') toggleSelected(session, id);
      if (going === 'range') selectRange(session, id, [...places.keys()]);
      isOwn.current = false;
      goal.current = { id, isFocused: true };
      setCursor(id);
      setTurn((before) => before + 1);
    },
    [session, places],
  );

  // With every render: the line may have come with it, or with one that is still to follow.
  useLayoutEffect(() => {
    const { current } = goal;
    const index = current ? indexOf(current.id) : -1;
    if (!current || index === -1 || !scroller.current) return;
    bringIntoSight(scroller.current, index);
    const line = tree.current?.querySelector<HTMLElement>(
      `[data-layer="${CSS.escape(current.id)}"]`,
    );
    if (current.isFocused && !line) return;
    if (current.isFocused) line?.focus({ preventScroll: true });
    goal.current = null;
  });

  return { rows, indexOf, cursor, fold, go };
}
