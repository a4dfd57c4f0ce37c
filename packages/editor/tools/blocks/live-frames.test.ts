import { expect, test, vi } from 'vitest';
import { createLiveFrames, whenAtRest } from './live-frames.ts';

const setUp = (...keys: string[]) => {
  const frames = createLiveFrames(2);
  for (const key of keys) frames.show(key, 1);
  return { frames, live: () => 'abcd'.split('').filter(frames.isLive).join('') };
};

test('at most the limit are live, in order of appearance', () => {
  expect(setUp('b', 'a', 'c').live()).toBe('ab');
});

test('above the limit, the most visible blocks are live', () => {
  const { frames, live } = setUp('a', 'b');
  frames.show('b', 0.5);
  frames.show('c', 0.25);
  expect(live()).toBe('ab');
  frames.show('c', 1);
  expect(live()).toBe('ac');
});

test('a block out of view stays live until another needs its frame', () => {
  const { frames, live } = setUp('a', 'b');
  frames.show('a', 0);
  expect(live()).toBe('ab');
  frames.show('c', 1);
  expect(live()).toBe('bc');
});

test('the first of equally visible blocks is live again once it scrolls back into view', () => {
  const { frames, live } = setUp('a', 'b', 'c');
  frames.show('a', 0);
  expect(live()).toBe('bc');
  frames.show('a', 1);
  expect(live()).toBe('ab');
});

test('a waiting block becomes live when another leaves or is removed', () => {
  const { frames, live } = setUp('a', 'b', 'c', 'd');
  frames.show('a', 0);
  expect(live()).toBe('bc');
  frames.remove('b');
  expect(live()).toBe('cd');
});

test('listeners are called until they unsubscribe', () => {
  const { frames } = setUp();
  let heard = 0;
  const stop = frames.subscribe(() => {
    heard += 1;
  });
  frames.show('a', 1);
  stop();
  frames.show('b', 1);
  expect(heard).toBe(1);
});

test('frames are given out once scrolling has stopped', () => {
  vi.useFakeTimers();
  const frames = createLiveFrames(2, whenAtRest());
  for (const key of ['a', 'b', 'c', 'd']) {
    frames.show(key, 1);
    vi.advanceTimersByTime(100);
    frames.show(key, key === 'd' ? 1 : 0);
  }
  expect(['a', 'b', 'c', 'd'].filter(frames.isLive)).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(['a', 'b', 'c', 'd'].filter(frames.isLive)).toEqual(['d']);
  vi.useRealTimers();
});
