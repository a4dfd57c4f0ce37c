import { expect, test } from 'vitest';
import { NetworkError, TimeoutError } from '../rpc/network-error.ts';
import { createQueryClient } from './query-client.ts';

/** How often reading is tried until it is given up. */
async function tries(error: Error): Promise<number> {
  const client = createQueryClient();
  // Without a screen that reads, a client tries once unless it is told otherwise.
  const retry = client.getDefaultOptions().queries?.retry ?? false;
  let count = 0;
  const queryFn = () => {
    count += 1;
    throw error;
  };
  await client.fetchQuery({ queryKey: ['x'], queryFn, retry, retryDelay: 0 }).catch(() => {});
  return count;
}

test('reading is tried again where the network failed', async () => {
  expect(await tries(new NetworkError(0))).toBe(3);
  expect(await tries(new Error('refused'))).toBe(1);
});

test('a server that says nothing has been waited for once', async () => {
  expect(await tries(new TimeoutError())).toBe(1);
});
