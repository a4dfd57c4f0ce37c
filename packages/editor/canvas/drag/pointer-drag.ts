import type { Dragged } from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** px of movement that turn a press into a drag, and ms of holding still that do so for touch. */
const THRESHOLD = 6;
const LONG_PRESS = 250;

type Press = {
  readonly canvas: CanvasHandle;
  readonly event: PointerEvent;
  readonly dragged: Dragged;
  /** Converts the event's coordinates to window px. */
  readonly toPoint: (event: PointerEvent) => Point;
  /** Called after a long press on touch that didn't move, with its point in window px. */
  readonly onHold?: ((at: Point) => void) | undefined;
};

const distance = (a: PointerEvent, b: PointerEvent): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Follows a press until it ends or becomes a drag. The pressed element captures the pointer, so
 * events arrive in that element's coordinates wherever the pointer goes. On touch, an immediate
 * move scrolls and a long press drags; one that ends where it began opens a menu instead.
 */
function followPress({ canvas, event: pressed, dragged, toPoint, onHold }: Press): void {
  const source = pressed.target as Element;
  const page = source.ownerDocument;
  const view = page.defaultView ?? window;
  const isTouch = pressed.pointerType === 'touch';
  const { drag } = canvas;
  const stop = new AbortController();
  const { signal } = stop;
  let isDragging = false;
  let hasMoved = false;

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
    const isNear = distance(event, pressed) < THRESHOLD;
    hasMoved ||= !isNear;
    if (isDragging && hasMoved) drag.move(toPoint(event));
    else if (isNear) return;
    else if (isTouch) finish();
    else begin(event);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pressed.pointerId) return;
    finish();
    if (!isDragging) return;
    swallowClick(view);
    if (isTouch && !hasMoved) {
      drag.cancel();
      onHold?.(toPoint(event));
      return;
    }
    drag.move(toPoint(event));
    drag.drop();
    // Its click, which would do so, is swallowed.
    if (source.closest('[data-to-page]')) canvas.focus();
  });
  on('pointercancel', cancel);
  // Otherwise the browser scrolls or opens its long-press menu and cancels the pointer.
  on('touchmove', (event) => {
    if (isDragging && event.cancelable) event.preventDefault();
  });
  on('contextmenu', (event) => {
    if (!isTouch) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
    page.addEventListener('pointerup', () => swallowClick(view), { capture: true, once: true });
  };
  for (const target of [window, canvas.window])
    target.addEventListener('keydown', handleKey, { capture: true, signal });
}

/** Suppresses the click that follows a drag. */
function swallowClick(view: Window): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  view.addEventListener('click', swallow, { capture: true, once: true });
  view.setTimeout(() => view.removeEventListener('click', swallow, true), 0);
}

/** Handles a press in the panel: on a tile, a handle, or a layer. */
export const dragFromPanel = (
  canvas: CanvasHandle,
  event: PointerEvent,
  dragged: Dragged,
  onHold?: Press['onHold'],
): void =>
  followPress({
    canvas,
    event,
    dragged,
    onHold,
    toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
  });

/** Handles a press on a widget inside the frame. */
export function dragFromFrame(
  canvas: CanvasHandle,
  event: PointerEvent,
  dragged: Dragged,
  onHold: Press['onHold'],
): void {
  const viewport = canvas.windowViewport();
  followPress({
    canvas,
    event,
    dragged,
    onHold,
    toPoint: ({ clientX: x, clientY: y }) => {
      const { left, top } = toWindow(viewport, { left: x, top: y, right: x, bottom: y });
      return { x: left, y: top };
    },
  });
}
