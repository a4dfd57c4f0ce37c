import { useEffect, useRef } from 'react';
import { type Box, contains, type Point } from '../../core/geometry/box.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** px between the pointer and a handle within which the handle appears. */
const NEAR = 24;

export const isNear = (
  { left, top, right, bottom }: Box,
  pointer: Point,
  near: number = NEAR,
): boolean =>
  contains(
    { left: left - near, top: top - near, right: right + near, bottom: bottom + near },
    pointer,
  );

/** Calls `follow` with the pointer over the page in px of the stage; null when it leaves. */
export function useNearPointer(
  canvas: CanvasHandle,
  follow: (pointer: Point | null) => void,
): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    let isOverPage = false;
    const handle = ({ clientX: x, clientY: y }: PointerEvent) => {
      isOverPage = true;
      const { left, top } = toWindow(canvas.viewport(), { left: x, top: y, right: x, bottom: y });
      latest.current({ x: left, y: top });
    };
    for (const type of ['pointermove', 'pointerdown'] as const)
      canvas.document.addEventListener(type, handle, options);
    const overlay = canvas.frame.nextElementSibling;
    // The pointer may have moved from the page to a handle, or back.
    const leave = () =>
      requestAnimationFrame(() => {
        if (!isOverPage && !overlay?.querySelector('[data-near]:hover')) latest.current(null);
      });
    canvas.document.addEventListener(
      'pointerleave',
      () => {
        isOverPage = false;
        leave();
      },
      options,
    );
    overlay?.addEventListener('pointerout', leave, options);
    return () => stop.abort();
  }, [canvas]);
}
