import { RpcError } from '@plinth/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../rpc/network-error.ts';
import { createBatch } from './batch.ts';
import { createOnDemand } from './on-demand.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records that are on the server under their ids, at most three a call; each tenth needs the next. */
function open(first: readonly number[] = []) {
  const calls: (readonly number[])[] = [];
  const stored = new Map<number, string>();
  const failures: Error[] = [];
  const load = createBatch<number, string>({
    load: async (ids) => {
      calls.push(ids);
      const failure = failures.shift();
      if (failure) throw failure;
      return ids.map((id) => stored.get(id) ?? `record ${id}`);
    },
    max: 3,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5000 } } });
  const onDemand = createOnDemand<number, string>(queries, {
    ...{ idOf: (id) => id, keyOf: (id) => ['record', id], load, first },
    follow: (id) => (id % 10 === 0 ? [id + 1] : []),
  });
  let told = 0;
  const stop = onDemand.subscribe(() => {
    told += 1;
  });
  return {
    ...{ calls, stored, failures, queries, stop },
    get: (id: number) => onDemand.state().get(id),
    isReady: () => onDemand.state().isReady,
    told: () => told,
    wait: (ms = 50) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('what views ask for is fetched once, together, and in as many calls as the limit needs', async () => {
  const { get, calls, wait, told } = open();
  for (const id of [1, 2, 3, 4, 1]) expect(get(id)).toBeNull();
  await wait();
  expect(calls).toEqual([[1, 2, 3], [4]]);
  expect([1, 2, 3, 4].map(get)).toEqual(['record 1', 'record 2', 'record 3', 'record 4']);
  const before = told();
  await wait();
  expect([calls.length, told()]).toEqual([2, before]);
});

test('what is wanted first is fetched without being asked for', async () => {
  const { isReady, get, calls, wait } = open([1]);
  expect(isReady()).toBe(false);
  await wait();
  expect([isReady(), get(1), calls]).toEqual([true, 'record 1', [[1]]]);
});

test('what an answer needs in turn is fetched before anything is shown', async () => {
  const { isReady, get, calls, wait } = open([10]);
  await wait(6);
  expect([isReady(), calls]).toEqual([false, [[10]]]);
  await wait();
  expect([isReady(), get(11), calls]).toEqual([true, 'record 11', [[10], [11]]]);
});

test('what is known already is shown at once', async () => {
  const { get, queries, calls, wait } = open();
  queries.setQueryData(['record', 1], 'uploaded');
  expect(get(1)).toBe('uploaded');
  await wait();
  expect([get(1), calls]).toEqual(['uploaded', []]);
});

test('what failed is tried again after ever longer pauses, and holds nobody up', async () => {
  const { isReady, get, calls, failures, wait } = open([1]);
  failures.push(new NetworkError(0), new RpcError('INTERNAL'));
  await wait();
  expect([isReady(), get(1), calls.length]).toEqual([true, null, 1]);
  await wait(1000);
  expect(calls.length).toBe(2);
  await wait(1000);
  expect(calls.length).toBe(2);
  await wait(1000);
  expect([get(1), calls.length]).toEqual(['record 1', 3]);
});

test('what the server refuses is not asked for again', async () => {
  const { get, calls, failures, wait } = open();
  failures.push(new RpcError('VALIDATION'));
  get(1);
  await wait(100_000);
  expect([get(1), calls.length]).toEqual([null, 1]);
});

test('what changed elsewhere is fetched again, and shown as it was until then', async () => {
  const { get, calls, stored, queries, wait, told } = open([1, 2]);
  await wait();
  stored.set(2, 'changed');
  const before = told();
  void queries.invalidateQueries({ queryKey: ['record'] });
  expect(get(2)).toBe('record 2');
  await wait();
  expect([calls.length, get(1), get(2)]).toEqual([2, 'record 1', 'changed']);
  expect(told()).toBeGreaterThan(before);
});
