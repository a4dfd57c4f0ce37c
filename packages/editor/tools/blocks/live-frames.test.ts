import { expect, test } from 'vitest';
import { createLiveFrames } from './live-frames.ts';

const setUp = (...keys: string[]) => {
  const frames = createLiveFrames(2);
  for (const key of keys) frames.show(key, 1);
  return { frames, live: () => 'abcd'.split('').filter(frames.isLive).join('') };
};

test('no more are live than the bound says, the first that came into sight', () => {
  expect(setUp('b', 'a', 'c').live()).toBe('ab');
});

test('of more than that, those are live of which most is in sight', () => {
  const { frames, live } = setUp('a', 'b');
  frames.show('b', 0.5);
  frames.show('c', 0.25);
  expect(live()).toBe('ab');
  frames.show('c', 1);
  expect(live()).toBe('ac');
});

test('one that is out of sight stays live until another needs its place', () => {
  const { frames, live } = setUp('a', 'b');
  frames.show('a', 0);
  expect(live()).toBe('ab');
  frames.show('c', 1);
  expect(live()).toBe('bc');
});

test('one in sight that waits becomes live as another leaves, or is gone', () => {
  const { frames, live } = setUp('a', 'b', 'c', 'd');
  frames.show('a', 0);
  expect(live()).toBe('bc');
  frames.remove('b');
  expect(live()).toBe('cd');
});

test('whoever listens hears of it until they stop', () => {
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
