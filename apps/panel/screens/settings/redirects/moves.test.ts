import { expect, test } from 'vitest';
import { createMoves } from './moves.ts';

/** A list that stores one move at a time, when it is told to. */
function slowList(count: number) {
  let rows = Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
  const calls: [number, number][] = [];
  let finish: (isStored: boolean) => void = () => undefined;
  const store = (id: number, place: number) => {
    calls.push([id, place]);
    return new Promise<boolean>((resolve) => {
      finish = (isStored) => {
        if (isStored) rows = rows.filter((row) => row.id !== id).toSpliced(place, 0, { id });
        resolve(isStored);
      };
    });
  };
  const move = createMoves();
  return {
    calls,
    order: () => rows.map(({ id }) => id),
    press: (id: number, step: -1 | 1) =>
      move({ rows, start: 0, total: count, store, refresh: async () => undefined }, id, step),
    answer: async (isStored = true) => {
      finish(isStored);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('no press is lost while a move is stored', async () => {
  const list = slowList(6);
  for (let press = 0; press < 4; press += 1) list.press(1, 1);
  await list.answer();
  await list.answer();
  expect(list.calls).toEqual([
    [1, 1],
    [1, 4],
  ]);
  expect(list.order()).toEqual([2, 3, 4, 5, 1, 6]);
});

test('moves of several rows build on each other, and stop at the ends', async () => {
  const list = slowList(3);
  list.press(1, 1);
  list.press(2, -1);
  list.press(2, 1);
  list.press(3, 1);
  for (const _ of [1, 2]) await list.answer();
  expect(list.order()).toEqual([1, 2, 3]);
});

test('what waits for a move that fails is dropped, and the next starts from what is shown', async () => {
  const list = slowList(3);
  list.press(1, 1);
  list.press(1, 1);
  await list.answer(false);
  expect(list.calls).toEqual([[1, 1]]);
  list.press(1, 1);
  await list.answer();
  expect(list.order()).toEqual([2, 1, 3]);
});
