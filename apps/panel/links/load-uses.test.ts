// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadUses } from './load-uses.ts';

afterEach(() => void vi.unstubAllGlobals());

type Call = { readonly id: number; readonly params: { readonly ids: readonly number[] } };

/** Answers calls like the server; returns the ids that it was asked about. */
function serve(answer: (ids: readonly number[]) => object): (readonly number[])[] {
  const asked: (readonly number[])[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { id, params }: Call = JSON.parse(body);
    asked.push(params.ids);
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, ...answer(params.ids) }));
  });
  return asked;
}

test('many records are asked about in parts, and what uses several is listed once', async () => {
  const ids = Array.from({ length: 401 }, (_, at) => at + 1);
  const menu = { type: 'menu', id: 1, name: 'Main' };
  const asked = serve(([target]) => ({
    result: {
      items: [
        { ...menu, target },
        { type: 'page', id: 300, name: 'Own', target },
      ],
    },
  }));
  expect(await loadUses('page', ids)).toEqual([{ ...menu, target: 401 }]);
  expect(asked.map((part) => part.length)).toEqual([200, 200, 1]);
  expect(asked.flat()).toEqual(ids);
});

test('a failed look-up isn’t “used nowhere”', async () => {
  serve(() => ({ error: { code: -32603, message: 'INTERNAL' } }));
  expect(await loadUses('page', [1])).toBeNull();
  serve(() => ({ result: { items: [] } }));
  expect(await loadUses('page', [1])).toEqual([]);
});
