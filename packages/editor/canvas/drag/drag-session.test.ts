import { expect, test } from 'vitest';
import type { Dragged, DropSlot, DropTarget } from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import { createDragSession } from './drag-session.ts';
import { type Surface, scrollDepth, scrollSpeed } from './surface.ts';

const box = { left: 0, top: 0, right: 100, bottom: 1000 };
const dragged: Dragged = { widget: 'text', ids: new Set(['a']) };

const slot = (index: number): DropSlot => ({
  kind: 'slot',
  parent: 'column',
  index,
  wrap: [],
  container: box,
  line: { axis: 'vertical', at: 0, from: 0, to: 100 },
});

const refusal: DropTarget = {
  kind: 'refused',
  parent: 'column',
  reason: 'oncePerSection',
  container: box,
};

/** A session with one surface whose slots are 100 px high. The last one refuses drops. */
function dragging() {
  const frames: (() => void)[] = [];
  const dropped: DropSlot[] = [];
  const asked: Point[] = [];
  let changed: (() => void) | null = null;
  const seen = { scrolled: 0 };
  let scrollTop = 0;
  let time = 0;
  const session = createDragSession({
    drop: (_, place) => dropped.push(place),
    requestFrame: (callback) => frames.push(callback),
    now: () => time,
  });
  const surface: Surface = {
    name: 'canvas',
    box: () => box,
    resolve: (point) => {
      asked.push(point);
      return point.y > 900 ? refusal : slot(Math.floor((point.y + scrollTop) / 100));
    },
    scrollBy: (px) => {
      seen.scrolled += px;
      return seen.scrolled < 30;
    },
    invalidate: () => undefined,
    watch: (listener) => {
      changed = listener;
      return () => {
        changed = null;
      };
    },
  };
  session.addSurface(surface);
  const frame = (ms = 16) => {
    time += ms;
    for (const callback of frames.splice(0)) callback();
  };
  const scrollTo = (top: number) => {
    scrollTop = top;
  };
  return { session, frame, frames, dropped, asked, seen, scrollTo, change: () => changed?.() };
}

test('resolves one target per frame, however often the pointer moves', () => {
  const { session, frame, asked } = dragging();
  session.start(dragged, { x: 50, y: 500 });
  frame();
  for (let y = 300; y < 400; y += 5) session.move({ x: 50, y });
  expect(asked).toHaveLength(1);
  frame();
  expect(asked).toEqual([
    { x: 50, y: 500 },
    { x: 50, y: 395 },
  ]);
});

test('drops at the last pointer position, even without a frame in between', () => {
  const { session, frame, dropped } = dragging();
  session.start(dragged, { x: 50, y: 500 });
  frame();
  session.move({ x: 50, y: 250 });
  session.drop();
  expect(dropped).toEqual([slot(2)]);
  expect(session.current()).toBeNull();
});

test('drops at the shown place although the page has scrolled under the pointer since', () => {
  const { session, frame, dropped, scrollTo } = dragging();
  session.start(dragged, { x: 50, y: 450 });
  frame();
  scrollTo(300);
  session.move({ x: 50, y: 452 });
  session.drop();
  expect(dropped).toEqual([slot(4)]);
});

test.each([
  ['refused', { x: 50, y: 950 }],
  ['beside every surface', { x: 500, y: 500 }],
])('a drop that is %s is none', (_, point) => {
  const { session, frame, dropped } = dragging();
  session.start(dragged, { x: 50, y: 500 });
  frame();
  session.move(point);
  session.drop();
  expect(dropped).toEqual([]);
  expect(session.current()).toBeNull();
});

test('a canceled drag drops nothing later', () => {
  const { session, frame, dropped } = dragging();
  session.start(dragged, { x: 50, y: 500 });
  frame();
  session.cancel();
  session.move({ x: 50, y: 200 });
  session.drop();
  expect(dropped).toEqual([]);
});

test('resolves the target again in the next frame after a layout change', () => {
  const { session, frame, frames, asked, change } = dragging();
  session.start(dragged, { x: 50, y: 500 });
  frame();
  change();
  change();
  expect(frames).toHaveLength(1);
  frame();
  expect(asked).toHaveLength(2);
});

test('scrolls at an edge after a moment, until the end', () => {
  const { session, frame, frames, seen } = dragging();
  session.start(dragged, { x: 50, y: 999 });
  for (let turn = 0; turn < 15; turn++) frame();
  expect(seen.scrolled).toBe(0);
  for (let turn = 0; turn < 100 && frames.length > 0; turn++) frame();
  expect(seen.scrolled).toBeGreaterThanOrEqual(30);
  expect(frames).toHaveLength(0);
});

test('leaving the edge starts over', () => {
  const { session, frame, seen } = dragging();
  session.start(dragged, { x: 50, y: 999 });
  frame(250);
  session.move({ x: 50, y: 500 });
  frame();
  session.move({ x: 50, y: 999 });
  frame(250);
  frame();
  expect(seen.scrolled).toBe(0);
});

test('scrolls faster closer to the edge, and the longer the pointer rests there', () => {
  const depths = [500, 70, 32, 0, 1000].map((y) => scrollDepth({ x: 0, y }, box));
  expect(depths).toEqual([0, 0, -0.5, -1, 1]);
  expect(depths.map((depth) => scrollSpeed(depth, 5000))).toEqual([0, 0, -6, -18, 18]);
  const times = [0, 300, 800, 1300, 2300];
  expect(times.map((rested) => scrollSpeed(1, rested))).toEqual([0, 0, 5, 9, 18]);
});

test('a keyboard target needs no pointer and is updated after layout changes', () => {
  const { session, frame, dropped, change } = dragging();
  let index = 3;
  session.start(dragged, null);
  session.aim(() => slot(index));
  expect(session.current()?.target).toEqual(slot(3));
  index = 4;
  change();
  frame();
  expect(session.current()?.target).toEqual(slot(4));
  session.drop();
  expect(dropped).toEqual([slot(4)]);
});
