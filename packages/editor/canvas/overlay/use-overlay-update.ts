import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Box, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import type { OverlayUpdate } from '../frame/overlay-scheduler.ts';
import { toWindow } from '../frame/viewport.ts';

/** The box of a node in px of the stage; null while it has none. */
export function stageBox(session: EditorSession, canvas: CanvasHandle, id: string): Box | null {
  const element = session.elements.get(id);
  if (!element?.isConnected) return null;
  const box = toBox(element.getBoundingClientRect());
  if (box.right <= box.left && box.bottom <= box.top) return null;
  return toWindow(canvas.viewport(), box);
}

/**
 * Draws something above the canvas after each render and each possible layout change. Between
 * renders it updates styles directly, without React. Returns a function that requests an update.
 */
export function useOverlayUpdate({ overlay }: CanvasHandle, measure: OverlayUpdate): () => void {
  const latest = useRef(measure);
  latest.current = measure;
  const [update] = useState(() => () => latest.current());
  useLayoutEffect(() => overlay.add(update), [overlay, update]);
  useLayoutEffect(() => overlay.request(update));
  return useCallback(() => overlay.request(update), [overlay, update]);
}
