import { expect, test } from 'vitest';
import { createStore } from './store.ts';

const countingTo = (end: number) => {
  const store = createStore(0);
  store.subscribe(() => {
    if (store.get() < end) store.set(store.get() + 1);
  });
  return store;
};

test('listeners may set a store again, up to ten times', () => {
  const store = countingTo(11);
  store.set(1);
  expect(store.get()).toBe(11);
});

test('a store whose listeners keep setting it stops with an error, and works again', () => {
  const store = countingTo(1000);
  expect(() => store.set(1)).toThrow('COMMON.MESSAGES.SIGNAL_COLLISION');
  store.set(1000);
  expect(store.get()).toBe(1000);
});
