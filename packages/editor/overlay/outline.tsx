import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { toWindow } from '../canvas/viewport.ts';
import { type Box, toBox } from '../drag/box.ts';
import { useSession } from '../session/context.ts';
import type { EditorSession } from '../session/types.ts';
import { createFrameClock } from './frame-clock.ts';

/** The box of a node in px of the stage; null while it is not shown. */
export function stageBox(session: EditorSession, canvas: CanvasHandle, id: string): Box | null {
  const element = session.elements.get(id);
  if (!element?.isConnected) return null;
  const box = toBox(element.getBoundingClientRect());
  if (box.right <= box.left && box.bottom <= box.top) return null;
  return toWindow(canvas.viewport(), box);
}

/**
 * Calls `place` with every render, and after everything that may move things on the canvas, at most
 * once a frame. Nothing is drawn by React on the way: outlines follow by transform alone.
 */
export function useFollowing(
  canvas: CanvasHandle,
  place: () => void,
  anchor: RefObject<HTMLElement | null>,
) {
  const { store, ui } = useSession();
  const latest = useRef(place);
  latest.current = place;
  useLayoutEffect(() => latest.current());
  useEffect(() => {
    const clock = createFrameClock(() => latest.current());
    const { ask } = clock;
    const resized = new ResizeObserver(ask);
    resized.observe(canvas.document.body);
    if (anchor.current?.parentElement) resized.observe(anchor.current.parentElement);
    const stops = [store.observe(ask), ui.subscribe(ask)];
    canvas.document.addEventListener('scroll', ask, { capture: true, passive: true });
    canvas.document.addEventListener('transitionend', ask, true);
    canvas.document.addEventListener('load', ask, true);
    ask();
    return () => {
      clock.stop();
      resized.disconnect();
      for (const stop of stops) stop();
      canvas.document.removeEventListener('scroll', ask, true);
      canvas.document.removeEventListener('transitionend', ask, true);
      canvas.document.removeEventListener('load', ask, true);
    };
  }, [canvas, store, ui, anchor]);
}
