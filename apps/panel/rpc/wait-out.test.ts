// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { expect, test } from 'vitest';
import { NetworkError } from './network-error.ts';
import { type Wait, waitFor, waitOut } from './wait-out.ts';

const aborted = { name: 'AbortError' };

test('a pause ends at once when the upload is canceled, also before it', async () => {
  const abort = new AbortController();
  const pause = waitFor(600_000, abort.signal);
  abort.abort();
  await expect(pause).rejects.toMatchObject(aborted);
  await expect(waitFor(600_000, abort.signal)).rejects.toMatchObject(aborted);
});

test('a pause leaves no listener', async () => {
  const { signal } = new AbortController();
  const listeners = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  signal.addEventListener = (type: string, listener: never, options?: never) => {
    listeners.add(listener);
    add(type, listener, options);
  };
  signal.removeEventListener = (_: string, listener: never) => void listeners.delete(listener);
  await waitFor(1, signal);
  expect(listeners.size).toBe(0);
});

/** A call that fails with each of the errors first. */
function failing(...errors: Error[]) {
  const pauses: number[] = [];
  const waiting: boolean[] = [];
  const wait: Wait = async (ms, signal) => {
    signal?.throwIfAborted();
    pauses.push(ms);
  };
  const call = async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  const onWaiting = (isWaiting: boolean) => waiting.push(isWaiting);
  return { pauses, waiting, run: () => waitOut(call, { wait, onWaiting }) };
}

test('a call that came too often is made again when the server says', async () => {
  const limit = new RpcError('RATE_LIMITED', { retry_after: 41 });
  const { run, pauses, waiting } = failing(limit, limit);
  expect(await run()).toBe('done');
  expect(pauses).toEqual([41_000, 41_000]);
  expect(waiting).toEqual([true, false, true, false]);
});

test('a call isn’t made again for another reason, or for ever', async () => {
  const broken = failing(new NetworkError(0));
  await expect(broken.run()).rejects.toBeInstanceOf(NetworkError);
  expect(broken.pauses).toEqual([]);
  const limits = Array.from({ length: 99 }, () => new RpcError('RATE_LIMITED'));
  await expect(failing(...limits).run()).rejects.toMatchObject({ type: 'RATE_LIMITED' });
});
