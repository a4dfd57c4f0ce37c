import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isUnderConstruction } from './boot.ts';

test('whether the site is under construction is unknown without an answer', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const queries = new QueryClient();
  for (const is_under_construction of [true, false]) {
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const calls: { id: number }[] = [JSON.parse(body)].flat();
      const answers = calls.map(({ id }) => ({
        ...{ jsonrpc: '2.0', id },
        result: { is_under_construction },
      }));
      return new Response(JSON.stringify(body.startsWith('[') ? answers : answers[0]));
    });
    expect(await isUnderConstruction(queries)).toBe(is_under_construction);
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await isUnderConstruction(queries)).toBeNull();
});
