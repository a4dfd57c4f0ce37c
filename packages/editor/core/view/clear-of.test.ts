import { expect, onTestFinished, test, vi } from 'vitest';
import { clearOf, shiftClearOf } from './clear-of.ts';

const window = { width: 1280, height: 800 };
const size = { width: 288, height: 400 };
const kept = { left: 200, top: 300, right: 400, bottom: 340 };

test('a popover that covers nothing stays', () => {
  expect(clearOf(kept, { x: 200, y: 350 }, { size, window })).toEqual({ x: 200, y: 350 });
});

test('one over the selection goes to the nearest side with space', () => {
  expect(clearOf(kept, { x: 200, y: 310 }, { size, window })).toEqual({ x: 200, y: 348 });
  expect(clearOf(kept, { x: 380, y: 100 }, { size, window })).toEqual({ x: 408, y: 100 });
  const low = { ...kept, top: 600, bottom: 640 };
  expect(clearOf(low, { x: 200, y: 392 }, { size, window })).toEqual({ x: 200, y: 192 });
});

test('without space it covers as little as possible, inside the window', () => {
  const phone = { width: 375, height: 600 };
  const words = { left: 20, top: 250, right: 355, bottom: 290 };
  expect(clearOf(words, { x: 20, y: 190 }, { size, window: phone })).toEqual({ x: 8, y: 190 });
  const high = { ...words, top: 60, bottom: 100 };
  expect(clearOf(high, { x: 20, y: 80 }, { size, window: phone })).toEqual({ x: 20, y: 108 });
});

test('it opens above its button rather than on the other side of the selection', () => {
  const low = { left: 200, top: 500, right: 400, bottom: 640 };
  const button = { left: 200, top: 460, right: 240, bottom: 490 };
  const below = { x: 200, y: 498 };
  expect(clearOf(low, below, { size, window, button })).toEqual({ x: 200, y: 52 });
});

test('it stays above or below its button, aligned with it', () => {
  const line = { left: 200, top: 240, right: 400, bottom: 270 };
  const button = { left: 380, top: 200, right: 410, bottom: 230 };
  const at = { x: 380, y: 238 };
  expect(clearOf(line, at, { size, window, button })).toEqual({ x: 380, y: 278 });
  const tall = { ...line, bottom: 700 };
  expect(clearOf(tall, at, { size, window, button })).toEqual(at);
});

test('it stays below its button if it covers nothing there', () => {
  const button = { left: 353, top: 241, right: 395, bottom: 270 };
  const words = { left: 100, top: 180, right: 293, bottom: 195 };
  const at = { x: 353, y: 278 };
  const small = { width: 336, height: 226 };
  expect(clearOf(words, at, { size: small, window, button })).toEqual(at);
});

test('it stays at its button rather than going far away', () => {
  const tall = { left: 100, top: 120, right: 1100, bottom: 380 };
  const button = { left: 380, top: 60, right: 410, bottom: 90 };
  const at = { x: 380, y: 98 };
  expect(clearOf(tall, at, { size, window, button })).toEqual(at);
});

test('above its button, a popover that can grow ends at the button', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('innerWidth', window.width);
  vi.stubGlobal('innerHeight', window.height);
  const low = { left: 200, top: 500, right: 400, bottom: 640 };
  const reference = { x: 200, y: 460, width: 40, height: 30 };
  const floating = { width: 288, height: 180 };
  const { limiter } = shiftClearOf(() => low, 330).shift;
  expect(limiter.fn({ x: 200, y: 498, rects: { reference, floating } })).toEqual({
    x: 200,
    y: 272,
  });
});
