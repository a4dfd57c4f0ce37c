import { IDEMPOTENCY_KEY_HEADER, type services } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type TestBrowser, testServer } from '../testing/server.ts';
import { DATABASES } from '../testing/stores.ts';

type Page = z.output<typeof services.PagesService.save.result>;
type Answer = { readonly result?: Page; readonly error?: { readonly code: number } };

const call = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
const create = (name: string) => call('PagesService.save', { item: { name } });

describe.each(DATABASES)('repeated calls on %s', async (kind) => {
  let ahead = 0;
  const server = await testServer(kind, { clock: () => Date.now() + ahead });
  const owner = await server.owner();
  const { PagesService: pages } = owner.client;
  const send = async (body: object, key: string, from: TestBrowser = owner) => {
    const response = await from.post(JSON.stringify(body), { [IDEMPOTENCY_KEY_HEADER]: key });
    return (await response.json()) as Answer;
  };
  const named = async (name: string) => (await pages.getList({ search: name })).total;

  test('with the same key run once and return the first result', async () => {
    const first = await send(create('Once'), 'key-of-once');
    expect(first.result).toMatchObject({ name: 'Once', revision: 1 });
    expect(await send(create('Once'), 'key-of-once')).toEqual(first);
    const { id = 0, revision = 0 } = first.result ?? {};
    const change = call('PagesService.save', { item: { id, name: 'Once more' }, revision });
    const changed = await send(change, 'key-of-change');
    expect(changed.result?.revision).toBe(2);
    expect(await send(change, 'key-of-change')).toEqual(changed);
    expect(await named('Once')).toBe(1);
    expect((await pages.get({ id })).revision).toBe(2);
  });

  test('at the same time run once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(create('Crowd'), 'key-of-crowd')),
    );
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
    expect(await named('Crowd')).toBe(1);
  });

  test('in a batch have separate keys', async () => {
    const batch = [create('Twin'), create('Twin')];
    const first = await send(batch, 'key-of-twins');
    expect(await send(batch, 'key-of-twins')).toEqual(first);
    expect(await named('Twin')).toBe(2);
  });

  test('that were rejected run again', async () => {
    const { id, revision } = await pages.save({ item: { name: 'Slow' } });
    const wrong = call('PagesService.save', { item: { id, name: 'Slower' }, revision: 2 });
    expect((await send(wrong, 'key-of-slow')).error?.code).toBe(409);
    await pages.save({ item: { id, name: 'Slow still' }, revision });
    expect((await send(wrong, 'key-of-slow')).result?.name).toBe('Slower');
  });

  test('with the key of another call or an invalid key are rejected', async () => {
    await send(create('Mine'), 'key-of-mine');
    expect((await send(create('Other'), 'key-of-mine')).error?.code).toBe(-32600);
    for (const key of ['short', 'x'.repeat(65), 'a b c d e f', "'; drop table page"]) {
      expect((await send(create('Other'), key)).error?.code).toBe(-32600);
    }
    expect((await send(create('Mine'), 'key-of-mine', server.browser())).error?.code).toBe(401);
    expect(await named('Other')).toBe(0);
  });

  test('expire after an hour', async () => {
    const old = 'key-of-an-hour-ago';
    await send(create('Old'), old);
    ahead += 3_600_001;
    await send(create('New'), 'key-of-new');
    const rows = await server.context.store.read.selectFrom('done_call').select('key').execute();
    expect(rows.map(({ key }) => key.split(' ')[1])).toEqual(['key-of-new']);
  });
});
