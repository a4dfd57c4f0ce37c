import { expect, test } from 'vitest';
import { fakeParking } from './fake.ts';
import type { ParkedVersion } from './port.ts';

const request = (window: string, revision: number, replaces: readonly ParkedVersion[] = []) => ({
  ...{ window, revision, replaces, isLast: false },
  data: {
    ...{ at: 0, stored: '', nodes: [], history: null },
    view: { selection: [], device: 'desktop', scroll: 0 },
  },
});

test('later work of a window replaces its own', async () => {
  const parking = fakeParking();
  expect(await parking.save(request('one', 2))).toBe('parked');
  expect(await parking.save(request('one', 1))).toBe('parked');
  expect(await parking.read()).toMatchObject({ window: 'one', revision: 2 });
});

test('work of another window is replaced only by one that knows it', async () => {
  const parking = fakeParking();
  await parking.save(request('one', 2));
  expect(await parking.save(request('two', 1))).toBe('conflict');
  expect(await parking.save(request('two', 1, [{ window: 'one', revision: 1 }]))).toBe('conflict');
  expect(await parking.save(request('two', 1, [{ window: 'one', revision: 2 }]))).toBe('parked');
  expect(await parking.read()).toMatchObject({ window: 'two', revision: 1 });
});

test('only known work is dropped', async () => {
  const parking = fakeParking();
  await parking.save(request('one', 2));
  await parking.drop([{ window: 'two', revision: 9 }]);
  expect(await parking.read()).not.toBeNull();
  parking.answerNext('unreachable');
  expect(await parking.drop([{ window: 'one', revision: 2 }])).toBe(false);
  expect(await parking.drop([{ window: 'one', revision: 2 }])).toBe(true);
  expect(await parking.read()).toBeNull();
});
