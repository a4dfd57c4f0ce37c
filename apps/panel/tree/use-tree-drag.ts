import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { TreeKey, TreePlace, TreeRow } from './flat-tree.ts';
import { type Drop, depthAt, INDENT, projectDrop } from './project-drop.ts';

export { INDENT };

export type TreeDrag = {
  readonly id: TreeKey;
  readonly drop: Drop | null;
  /** Position of the drop line in px from the container's top. */
  readonly line: number;
  /** Where the pointer started, in px from the window's left edge. */
  readonly startX: number;
};

type Options<T> = {
  readonly rows: readonly TreeRow<T>[];
  readonly maxDepth: number;
  readonly onMove: (id: TreeKey, place: TreePlace) => void;
};

type Aim = { readonly gap: number; readonly line: number };

/** The gap between rows closest to the pointer. Rows have `data-tree-row`. */
const aimAt = (container: HTMLElement, y: number): Aim => {
  const top = container.getBoundingClientRect().top;
  const boxes = [...container.querySelectorAll('[data-tree-row]')].map((row) =>
    row.getBoundingClientRect(),
  );
  const gap = boxes.filter((box) => y > box.top + box.height / 2).length;
  const edge = boxes[gap]?.top ?? boxes.at(-1)?.bottom ?? top;
  return { gap, line: edge - top };
};

const SCROLL_EDGE = 64;

const scrollNear = (y: number): void => {
  if (y < SCROLL_EDGE) window.scrollBy(0, -12);
  else if (y > window.innerHeight - SCROLL_EDGE) window.scrollBy(0, 12);
};

/**
 * Drags tree rows by a handle. Rows don't move before the drop; a line shows the target position and
 * depth. Escape cancels.
 */
export const useTreeDrag = <T>({ rows, maxDepth, onMove }: Options<T>) => {
  const container = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<TreeDrag | null>(null);

  useEffect(() => {
    if (!drag) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [drag]);

  const handle = (row: TreeRow<T>) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id: row.id, drop: null, line: 0, startX: event.clientX });
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      if (drag?.id !== row.id || !container.current) return;
      scrollNear(event.clientY);
      const { startX } = drag;
      const depth = depthAt(row.depth, event.clientX - startX);
      const { gap, line } = aimAt(container.current, event.clientY);
      const drop = projectDrop(rows, { id: row.id, gap, depth, maxDepth });
      setDrag({ id: row.id, drop, line, startX });
    },
    onPointerUp: () => {
      if (drag?.id === row.id && drag.drop) onMove(row.id, drag.drop.place);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { container, drag, handle };
};
