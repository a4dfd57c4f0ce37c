// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { waitFor } from './send-file.ts';

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
