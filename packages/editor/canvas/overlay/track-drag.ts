import type { PointerEvent as ReactPointerEvent } from 'react';

type TrackDragOptions = {
  readonly onStart: () => void;
  /** Distances in window px since the press. */
  readonly onMove: (dx: number, dy: number, event: PointerEvent) => void;
  readonly onEnd: (isDone: boolean) => void;
};

/** Follows the pointer from a press on a handle until its release; Escape cancels. */
export function trackDrag(
  pressed: ReactPointerEvent,
  { onStart, onMove, onEnd }: TrackDragOptions,
): void {
  if (pressed.button !== 0) return;
  const handle = pressed.currentTarget;
  const { pointerId, clientX, clientY } = pressed;
  const stop = new AbortController();
  const { signal } = stop;
  const finish = (isDone: boolean) => {
    stop.abort();
    onEnd(isDone);
  };
  handle.setPointerCapture(pointerId);
  onStart();
  const move = (event: PointerEvent) =>
    onMove(event.clientX - clientX, event.clientY - clientY, event);
  handle.addEventListener('pointermove', (event) => move(event as PointerEvent), { signal });
  handle.addEventListener('pointerup', () => finish(true), { signal });
  handle.addEventListener('pointercancel', () => finish(false), { signal });
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(false);
  };
  window.addEventListener('keydown', cancelOnEscape, { capture: true, signal });
}
