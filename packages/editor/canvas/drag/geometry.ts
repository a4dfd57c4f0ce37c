import type { NodeId } from '@plinth/model';
import { type Box, isEmptyBox, type Point, toBox } from '../../core/geometry/box.ts';
import type { DocumentStore } from '../../core/store/document-store.ts';

export type PlacedChild = { readonly id: NodeId; readonly box: Box };

/** Positions on the canvas. The drop resolver's only access to the DOM. */
export type Geometry = {
  /** The deepest node at a point. Points outside the frame are clamped to its edge. */
  readonly nodeAt: (point: Point) => NodeId | null;
  readonly box: (id: NodeId) => Box | null;
  /** Children that take up space, in document order. The same array until they are remeasured. */
  readonly children: (id: NodeId) => readonly PlacedChild[];
  /** Clears measurements; call on resize and mutation. */
  readonly invalidate: () => void;
  /** Shifts measurements by the scrolled distance; call after the page has scrolled. */
  readonly applyScroll: () => void;
};

type Sources = {
  readonly store: DocumentStore;
  readonly frame: () => Document | null;
  readonly element: (id: NodeId) => Element | undefined;
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most - 1);

/** Whether an element or one of its ancestors is fixed or sticky. */
export function isPinned(element: Element | undefined, view: Window): boolean {
  for (let current: Element | null = element ?? null; current; current = current.parentElement) {
    const { position } = view.getComputedStyle(current);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

const shifted = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left - x,
  top: top - y,
  right: right - x,
  bottom: bottom - y,
});

/** Measures each container once between calls of `invalidate`, not on every pointer move. */
export function createGeometry({ store, frame, element }: Sources): Geometry {
  const boxes = new Map<NodeId, Box | null>();
  const containers = new Map<NodeId, readonly PlacedChild[]>();
  let size: { readonly width: number; readonly height: number } | null = null;
  let scroll = { x: 0, y: 0 };

  const scrollNow = () => {
    const view = frame()?.defaultView;
    return { x: view?.scrollX ?? 0, y: view?.scrollY ?? 0 };
  };
  const measure = (id: NodeId): Box | null => {
    const found = element(id);
    return found ? toBox(found.getBoundingClientRect()) : null;
  };
  const measureChildren = (id: NodeId): readonly PlacedChild[] =>
    (store.node(id)?.children ?? []).flatMap((child) => {
      const found = measure(child);
      return found && !isEmptyBox(found) ? [{ id: child, box: found }] : [];
    });
  const invalidate = () => {
    boxes.clear();
    containers.clear();
    size = null;
    scroll = scrollNow();
  };

  /** Whether all children scroll with the page: neither they nor their container are pinned. */
  const scrollsWithPage = (id: NodeId, view: Window): boolean => {
    const children = store.node(id)?.children ?? [];
    if (children.some((child) => store.node(child)?.properties.sticky !== undefined)) return false;
    return !isPinned(element(id), view);
  };
  const applyScroll = () => {
    const view = frame()?.defaultView;
    const now = scrollNow();
    const [x, y] = [now.x - scroll.x, now.y - scroll.y];
    if (!view || (x === 0 && y === 0)) return;
    scroll = now;
    boxes.clear();
    for (const [id, children] of containers) {
      const moved = children.map((child) => ({ id: child.id, box: shifted(child.box, x, y) }));
      if (scrollsWithPage(id, view)) containers.set(id, moved);
      else containers.delete(id);
    }
  };

  return {
    nodeAt: ({ x, y }) => {
      const document = frame();
      if (!document) return null;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      size ??= { width, height };
      const hit = document.elementFromPoint(clamp(x, size.width), clamp(y, size.height));
      return hit?.closest('[data-node-id]')?.getAttribute('data-node-id') ?? null;
    },
    box: (id) => {
      const cached = boxes.get(id);
      if (cached !== undefined) return cached;
      const measured = measure(id);
      boxes.set(id, measured);
      return measured;
    },
    children: (id) => {
      const cached = containers.get(id);
      if (cached) return cached;
      applyScroll();
      const measured = measureChildren(id);
      containers.set(id, measured);
      return measured;
    },
    invalidate,
    applyScroll,
  };
}
