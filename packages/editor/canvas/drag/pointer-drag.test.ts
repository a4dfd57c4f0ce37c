// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dragged } from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { dragFromPanel } from './pointer-drag.ts';

const dragged: Dragged = { widget: 'text', ids: new Set(['a']) };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // Ends the suppression of the next click, which would be one of the next file.
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A touch at 10, 10 that starts a drag; returns what came of it. */
function press() {
  const source = document.body.appendChild(document.createElement('button'));
  source.setPointerCapture = () => undefined;
  const seen: string[] = [];
  const drag = {
    start: () => seen.push('start'),
    move: () => seen.push('move'),
    drop: () => seen.push('drop'),
    cancel: () => seen.push('cancel'),
  };
  const send = (type: string, x: number) => {
    const init = { clientX: x, clientY: 10, pointerType: 'touch', pointerId: 1, bubbles: true };
    const event = new PointerEvent(type, { ...init, cancelable: true });
    source.dispatchEvent(event);
    return event;
  };
  const canvas = { drag, window } as unknown as CanvasHandle;
  const hold = ({ x, y }: Point) => seen.push(`hold ${x} ${y}`);
  const start = (event: Event) => dragFromPanel(canvas, event as PointerEvent, dragged, hold);
  source.addEventListener('pointerdown', start);
  send('pointerdown', 10);
  return { seen, send };
}

test('a long press that stays where it began drops nothing', () => {
  const { seen, send } = press();
  vi.advanceTimersByTime(300);
  send('pointermove', 12);
  send('pointerup', 12);
  expect(seen).toEqual(['start', 'cancel', 'hold 12 10']);
});

test('a long press that moves drags and drops, also back to where it began', () => {
  const { seen, send } = press();
  vi.advanceTimersByTime(300);
  send('pointermove', 40);
  send('pointermove', 10);
  send('pointerup', 10);
  expect(seen).toEqual(['start', 'move', 'move', 'move', 'drop']);
});

test('a tap and a swipe neither drag nor open a menu', () => {
  const tap = press();
  tap.send('pointerup', 10);
  const swipe = press();
  swipe.send('pointermove', 40);
  vi.advanceTimersByTime(300);
  swipe.send('pointerup', 40);
  expect([...tap.seen, ...swipe.seen]).toEqual([]);
});

test('the browser’s menu doesn’t open during a touch', () => {
  const { send } = press();
  const open = vi.fn();
  document.body.addEventListener('contextmenu', open, { once: true });
  expect(send('contextmenu', 10).defaultPrevented).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
