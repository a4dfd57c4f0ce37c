import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { client } from '../rpc/client.ts';
import { NetworkError } from '../rpc/network-error.ts';
import { isUnderConstruction } from './boot.ts';

vi.mock('../rpc/client.ts', () => ({ client: { SystemService: { getConfig: vi.fn() } } }));
const getConfig = vi.mocked(client.SystemService.getConfig);

test('whether the site is under construction is unknown without an answer', async () => {
  const queries = new QueryClient();
  for (const is_under_construction of [true, false]) {
    getConfig.mockResolvedValueOnce({ is_under_construction } as never);
    expect(await isUnderConstruction(queries)).toBe(is_under_construction);
  }
  getConfig.mockRejectedValueOnce(new NetworkError(0));
  expect(await isUnderConstruction(queries)).toBeNull();
});
