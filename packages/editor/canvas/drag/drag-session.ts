import { contains, type Point } from '../../core/geometry/box.ts';
import type { Dragged, DropSlot, DropTarget } from '../../core/geometry/drop-target.ts';
import { type Surface, scrollSpeed } from './surface.ts';

export type DragState = {
  readonly dragged: Dragged;
  /** The pointer, in px of the window; null while keys choose the place. */
  readonly pointer: Point | null;
  /** The surface under the pointer; null beside all of them, where nothing is dropped. */
  readonly surface: Surface['name'] | null;
  readonly target: DropTarget | null;
};

type Listener = (state: DragState | null) => void;

/** Puts what was dragged where the drop line was. */
export type DropHandler = (dragged: Dragged, slot: DropSlot) => void;

type Needs = {
  readonly drop: DropHandler;
  readonly requestFrame: (callback: () => void) => number;
};

/**
 * One drag from start to drop or cancel, whatever drags: mouse, touch, files or keys. At most one
 * resolution per animation frame; while the pointer rests at an edge what is under it scrolls.
 * Nothing on the page moves before the drop.
 */
export function createDragSession({ drop, requestFrame }: Needs) {
  let state: DragState | null = null;
  let isScheduled = false;
  let stops: readonly (() => void)[] = [];
  let aimed: () => DropTarget | null = () => null;
  const surfaces = new Set<Surface>();
  const listeners = new Set<Listener>();

  const emit = (next: DragState | null) => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  const forget = () => {
    for (const surface of surfaces) surface.forget();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestFrame(step);
  };
  /** What lies on top was added last. */
  const under = (pointer: Point): Surface | null =>
    [...surfaces].findLast((surface) => contains(surface.box(), pointer)) ?? null;

  /** Where a drop would land now. */
  const look = (): DragState | null => {
    if (!state) return null;
    const { dragged, pointer, target } = state;
    if (pointer === null) return { ...state, target: aimed() };
    const surface = under(pointer);
    const last = surface?.name === state.surface ? target : null;
    return {
      dragged,
      pointer,
      surface: surface?.name ?? null,
      target: surface?.resolve(pointer, dragged, last) ?? null,
    };
  };

  const step = () => {
    isScheduled = false;
    if (!state) return;
    const { pointer } = state;
    const surface = pointer && under(pointer);
    const speed = surface ? scrollSpeed(pointer, surface.box()) : 0;
    if (speed !== 0 && surface?.scrollBy(speed)) schedule();
    emit(look());
  };

  const begin = (dragged: Dragged, pointer: Point | null) => {
    forget();
    for (const stop of stops) stop();
    stops = [...surfaces].map((surface) => surface.watch(schedule));
    emit({ dragged, pointer, surface: pointer === null ? 'canvas' : null, target: null });
    schedule();
  };

  const end = () => {
    for (const stop of stops) stop();
    stops = [];
    aimed = () => null;
    forget();
    emit(null);
  };

  /** Ends the drag; answers what was dragged, and the slot where it would have landed. */
  const take = (): { readonly dragged: Dragged; readonly slot: DropSlot | null } | null => {
    const last = look();
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
    /** Keys choose a place themselves; `make` is asked again whenever things may have moved. */
    aim: (make: () => DropTarget | null) => {
      if (!state) return;
      aimed = make;
      emit(look());
    },
    take,
    /** Drops where the last shown line is; a refused or missing target changes nothing. */
    drop: () => {
      const taken = take();
      if (taken?.slot) drop(taken.dragged, taken.slot);
    },
    cancel: () => {
      if (state) end();
    },
  };
}

export type DragSession = ReturnType<typeof createDragSession>;
