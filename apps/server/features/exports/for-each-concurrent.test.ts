import { expect, test } from 'vitest';
import { forEachConcurrent } from './for-each-concurrent.ts';

test('a failure lets what began end, and begins nothing else', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number, shouldStop: () => boolean) => {
    begun.push(item);
    if (item === 1) throw new Error('first');
    while (!shouldStop()) await new Promise(setImmediate);
    ended.push(item);
    throw new Error('later');
  };
  await expect(forEachConcurrent([0, 1, 2, 3, 4, 5, 6, 7], work)).rejects.toThrow('first');
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended.toSorted()).toEqual([0, 2, 3]);
});

test('all items have their turn', async () => {
  const done: number[] = [];
  await forEachConcurrent([1, 2, 3, 4, 5, 6], async (item) => void done.push(item));
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});
