// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdlePointer } from './idle-pointer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const send = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));

/** Another target than the window, like the page in its frame. */
const pageWithPointer = () => {
  const page = new EventTarget() as Document;
  return { page, pointer: createIdlePointer(page) };
};

test('calls back at once while nothing is pressed', () => {
  const { pointer } = pageWithPointer();
  const callback = vi.fn();
  pointer.whenIdle(callback);
  expect(callback).toHaveBeenCalledOnce();
});

test('waits for the release, and for a double click on the page to end', () => {
  const { page, pointer } = pageWithPointer();
  const callback = vi.fn();
  send(page, 'pointerdown');
  pointer.whenIdle(callback);
  vi.advanceTimersByTime(5_000);
  expect(callback).not.toHaveBeenCalled();
  send(page, 'pointerup');
  expect(callback).not.toHaveBeenCalled();
  send(page, 'pointerdown');
  vi.advanceTimersByTime(5_000);
  send(page, 'pointerup');
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(callback).toHaveBeenCalledOnce();
});

test('calls back when a handle is released', () => {
  const { pointer } = pageWithPointer();
  const callback = vi.fn();
  send(window, 'pointerdown');
  pointer.whenIdle(callback);
  expect(callback).not.toHaveBeenCalled();
  send(window, 'pointerup');
  expect(callback).toHaveBeenCalledOnce();
});

test('doesn’t call back once canceled', () => {
  const { page, pointer } = pageWithPointer();
  const callback = vi.fn();
  send(page, 'pointerdown');
  pointer.whenIdle(callback)();
  send(page, 'pointerup');
  vi.advanceTimersByTime(300);
  expect(callback).not.toHaveBeenCalled();
});
