import type { Point } from '../../core/geometry/box.ts';
import type { Dragged } from '../../core/geometry/drop-target.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** px of movement that turn a press into a drag; ms of resting that do so for touch. */
const THRESHOLD = 6;
const LONG_PRESS = 250;

type Press = {
  readonly canvas: CanvasHandle;
  readonly event: PointerEvent;
  readonly dragged: Dragged;
  /** Turns the event's coordinates into px of the window. */
  readonly toPoint: (event: PointerEvent) => Point;
};

const distance = (a: PointerEvent, b: PointerEvent): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Follows one press until it is a drag or no drag. The pressed element captures the pointer, so the
 * events keep coming, with that element's coordinates, wherever the pointer goes. A finger that moves
 * at once scrolls; one that rests first drags.
 */
function followPress({ canvas, event: pressed, dragged, toPoint }: Press): void {
  const source = pressed.target as Element;
  const page = source.ownerDocument;
  const view = page.defaultView ?? window;
  const isTouch = pressed.pointerType === 'touch';
  const { drag } = canvas;
  const stop = new AbortController();
  const { signal } = stop;
  let isDragging = false;

  const begin = (event: PointerEvent) => {
    isDragging = true;
    source.setPointerCapture(event.pointerId);
    drag.start(dragged, toPoint(event));
  };
  const longPress = isTouch ? view.setTimeout(() => begin(pressed), LONG_PRESS) : null;
  const finish = () => {
    if (longPress !== null) view.clearTimeout(longPress);
    stop.abort();
  };
  const cancel = () => {
    finish();
    drag.cancel();
  };
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => page.addEventListener(type, listener, { capture: true, passive: false, signal });

  on('pointermove', (event) => {
    if (event.pointerId !== pressed.pointerId) return;
    if (isDragging) drag.move(toPoint(event));
    else if (distance(event, pressed) < THRESHOLD) return;
    else if (isTouch) finish();
    else begin(event);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pressed.pointerId) return;
    finish();
    if (!isDragging) return;
    drag.move(toPoint(event));
    drag.drop();
    swallowClick(view);
  });
  on('pointercancel', cancel);
  // The browser would scroll, or open its menu of the long press, and take the pointer away.
  on('touchmove', (event) => {
    if (isDragging && event.cancelable) event.preventDefault();
  });
  on('contextmenu', (event) => {
    if (isTouch) event.preventDefault();
  });
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
    page.addEventListener('pointerup', () => swallowClick(view), { capture: true, once: true });
  };
  for (const target of [window, canvas.window])
    target.addEventListener('keydown', key, { capture: true, signal });
}

/** The click that ends a drag is not a click on what lies under it. */
function swallowClick(view: Window): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  view.addEventListener('click', swallow, { capture: true, once: true });
  view.setTimeout(() => view.removeEventListener('click', swallow, true), 0);
}

/** A press on something of the panel: a tile, a handle, a layer. */
export const dragFromPanel = (canvas: CanvasHandle, event: PointerEvent, dragged: Dragged): void =>
  followPress({
    canvas,
    event,
    dragged,
    toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
  });

/** A press on a widget inside the frame. */
export function dragFromFrame(canvas: CanvasHandle, event: PointerEvent, dragged: Dragged): void {
  const viewport = canvas.windowViewport();
  followPress({
    canvas,
    event,
    dragged,
    toPoint: ({ clientX: x, clientY: y }) => {
      const { left, top } = toWindow(viewport, { left: x, top: y, right: x, bottom: y });
      return { x: left, y: top };
    },
  });
}
