import type { Dragged, DropSlot, DropTarget } from '../../core/commands/drop-target.ts';
import { contains, distance, type Point } from '../../core/geometry/box.ts';
import { type Surface, scrollDepth, scrollSpeed } from './surface.ts';

export type DragState = {
  readonly dragged: Dragged;
  /** The pointer in window px; null during keyboard moves. */
  readonly pointer: Point | null;
  /** The surface under the pointer; null outside all surfaces, where nothing can be dropped. */
  readonly surface: Surface['name'] | null;
  readonly target: DropTarget | null;
};

/** px that the pointer may move after the last frame and still drop at the line it showed. */
const STEADY = 6;

type Listener = (state: DragState | null) => void;

/** Moves the dragged widgets to the drop line. */
export type DropHandler = (dragged: Dragged, slot: DropSlot) => void;

type Dependencies = {
  readonly drop: DropHandler;
  readonly requestFrame: (callback: () => void) => number;
  /** In ms. */
  readonly now?: () => number;
};

/**
 * One drag from start to drop or cancel, by mouse, touch, files, or keyboard. Resolves the target at
 * most once per animation frame and scrolls while the pointer rests at an edge. Nothing on the page
 * moves before the drop.
 */
export function createDragSession(dependencies: Dependencies) {
  const { drop, requestFrame, now = () => performance.now() } = dependencies;
  let state: DragState | null = null;
  /** The pointer for which the target was shown. */
  let shownAt: Point | null = null;
  /** When the pointer came into the scroll zone that it is in. */
  let atEdgeSince: number | null = null;
  let isScheduled = false;
  let stops: readonly (() => void)[] = [];
  let makeKeyboardTarget: () => DropTarget | null = () => null;
  const surfaces = new Set<Surface>();
  const listeners = new Set<Listener>();

  const emit = (next: DragState | null) => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  const invalidateAll = () => {
    for (const surface of surfaces) surface.invalidate();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestFrame(step);
  };
  /** The topmost surface was added last. */
  const surfaceAt = (pointer: Point): Surface | null =>
    [...surfaces].findLast((surface) => contains(surface.box(), pointer)) ?? null;

  /** The current drop target. */
  const resolveState = (): DragState | null => {
    if (!state) return null;
    const { dragged, pointer, target } = state;
    if (pointer === null) return { ...state, target: makeKeyboardTarget() };
    const surface = surfaceAt(pointer);
    const last = surface?.name === state.surface ? target : null;
    return {
      dragged,
      pointer,
      surface: surface?.name ?? null,
      target: surface?.resolve(pointer, dragged, last) ?? null,
    };
  };

  /** Scrolls a surface while the pointer rests at its edge. */
  const scrollAt = (pointer: Point | null) => {
    const surface = pointer && surfaceAt(pointer);
    const depth = surface ? scrollDepth(pointer, surface.box()) : 0;
    if (!surface || depth === 0) {
      atEdgeSince = null;
      return;
    }
    atEdgeSince ??= now();
    const speed = scrollSpeed(depth, now() - atEdgeSince);
    if (speed === 0 || surface.scrollBy(speed)) schedule();
  };

  const step = () => {
    isScheduled = false;
    if (!state) return;
    const { pointer } = state;
    scrollAt(pointer);
    emit(resolveState());
    shownAt = pointer;
  };

  const begin = (dragged: Dragged, pointer: Point | null) => {
    invalidateAll();
    shownAt = null;
    atEdgeSince = null;
    for (const stop of stops) stop();
    stops = [...surfaces].map((surface) => surface.watch(schedule));
    emit({ dragged, pointer, surface: pointer === null ? 'canvas' : null, target: null });
    schedule();
  };

  const end = () => {
    for (const stop of stops) stop();
    stops = [];
    makeKeyboardTarget = () => null;
    invalidateAll();
    emit(null);
  };

  /** Ends the drag; returns what was dragged and its last slot. */
  const finish = (): { readonly dragged: Dragged; readonly slot: DropSlot | null } | null => {
    // A page that scrolls under the pointer would have moved another place there since.
    const isShown = state?.pointer && shownAt && distance(state.pointer, shownAt) <= STEADY;
    const last = isShown ? state : resolveState();
    if (!last) return null;
    end();
    return { dragged: last.dragged, slot: last.target?.kind === 'slot' ? last.target : null };
  };

  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => state,
    addSurface: (surface: Surface) => {
      surfaces.add(surface);
      return () => {
        surfaces.delete(surface);
      };
    },
    start: begin,
    move: (pointer: Point) => {
      if (!state) return;
      state = { ...state, pointer };
      schedule();
    },
    /** For keyboard moves; calls `make` again whenever the layout may have changed. */
    aim: (make: () => DropTarget | null) => {
      if (!state) return;
      makeKeyboardTarget = make;
      emit(resolveState());
    },
    finish,
    /** Drops at the last shown line; does nothing if the target is missing or refuses the drop. */
    drop: () => {
      const finished = finish();
      if (finished?.slot) drop(finished.dragged, finished.slot);
    },
    cancel: () => {
      if (state) end();
    },
  };
}

export type DragSession = ReturnType<typeof createDragSession>;
