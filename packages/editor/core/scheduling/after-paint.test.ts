import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** Browser frames that are painted manually. */
function frames() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => asked.push(frame));
  return () => {
    for (const frame of asked.splice(0)) frame();
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('runs queued work together, after the frame', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const draw = frames();
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  const callOff = afterPaint(() => done.push('called off'));
  callOff();
  draw();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second']);
  afterPaint(() => done.push('later'));
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second']);
  draw();
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second', 'later']);
});
