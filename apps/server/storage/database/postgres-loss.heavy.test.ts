import { IDEMPOTENCY_KEY_HEADER } from '@plinth/contract';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testServer } from '../../testing/server.ts';

const SLOW = { timeout: 20_000 };

test('a server survives lost database connections without losing confirmed saves', async () => {
  const server = await testServer('postgres');
  const { config } = server.context;
  const { client } = await server.owner();
  const url = config.store.kind === 'postgres' ? config.store.url : '';
  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  const cut = () =>
    killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
  const answered: number[] = [];
  const refused: unknown[] = [];
  for (let round = 0; round < 15; round += 1) {
    const saves = Array.from({ length: 6 }, (_, index) =>
      client.PagesService.save({ item: { name: `Page ${round} ${index}` } }).then(
        ({ id }) => answered.push(id),
        (error: unknown) => refused.push(error),
      ),
    );
    await cut();
    await Promise.all(saves);
  }
  await killer.end();
  for (const error of refused) expect(error).toMatchObject({ type: 'UNAVAILABLE' });
  // A busy server may notice a lost connection only when it uses it, and a client asks again then.
  const { items } = await vi.waitFor(() => client.PagesService.getList({ count: 200 }), SLOW);
  const stored = new Set(items.map(({ id }) => id));
  expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  const contents = await vi.waitFor(
    () =>
      server.context.store.read
        .selectFrom('section')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    SLOW,
  );
  expect(Number(contents.count)).toBe(stored.size);
});

test('a retried save with the same key is stored once', async () => {
  const server = await testServer('postgres');
  const { store } = server.context.config;
  const owner = await server.owner();
  const killer = new pg.Client({ connectionString: store.kind === 'postgres' ? store.url : '' });
  await killer.connect();
  const cut = () =>
    killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
  const before = (await owner.client.PagesService.getList({})).total;
  let repeats = 0;
  const saveUntilAnswered = async (name: string): Promise<void> => {
    for (;;) {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'PagesService.save',
        params: { item: { name } },
      };
      const response = await owner.post(JSON.stringify(call), {
        [IDEMPOTENCY_KEY_HEADER]: `key-of-${name}`,
      });
      const { error } = (await response.json()) as { error?: { data: { type: string } } };
      if (!error) return;
      expect(error.data.type).toBe('UNAVAILABLE');
      repeats += 1;
    }
  };
  for (let round = 0; round < 15; round += 1) {
    const saves = Array.from({ length: 6 }, (_, index) => saveUntilAnswered(`${round}-${index}`));
    await cut();
    await Promise.all(saves);
  }
  await killer.end();
  expect(repeats).toBeGreaterThan(0);
  const { total } = await vi.waitFor(() => owner.client.PagesService.getList({}), SLOW);
  expect(total).toBe(before + 90);
});
