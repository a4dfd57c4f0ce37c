import { IDEMPOTENCY_KEY_HEADER } from '@plinth/contract';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testServer } from '../../testing/server.ts';

const SLOW = { timeout: 20_000 };

const CUT_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`;

/** Only connections that wait for a lock. */
const CUT_WAITING = `select pg_terminate_backend(pid) from pg_locks
  join pg_database on pg_database.oid = database
  where not granted and datname = current_database()`;

test('a server survives lost database connections without losing confirmed saves', async () => {
  const server = await testServer('postgres');
  const { config } = server.context;
  const { client } = await server.owner();
  const url = config.store.kind === 'postgres' ? config.store.url : '';
  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  const answered: number[] = [];
  const refused: unknown[] = [];
  for (let round = 0; round < 15; round += 1) {
    const saves = Array.from({ length: 6 }, (_, index) =>
      client.PagesService.save({ item: { name: `Page ${round} ${index}` } }).then(
        ({ id }) => answered.push(id),
        (error: unknown) => refused.push(error),
      ),
    );
    await killer.query(CUT_ALL);
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
  const saveSix = (round: number) =>
    Promise.all(Array.from({ length: 6 }, (_, index) => saveUntilAnswered(`${round}-${index}`)));
  // The cuts of the rounds below may all miss the saves. Saves that wait for a lock are always hit.
  await killer.query('begin');
  await killer.query('lock table page in exclusive mode');
  const locked = saveSix(0);
  const cutUntilRepeated = async () => {
    await killer.query(CUT_WAITING);
    return repeats > 0;
  };
  await vi.waitUntil(cutUntilRepeated, SLOW);
  await killer.query('rollback');
  await locked;
  for (let round = 1; round < 15; round += 1) {
    const saves = saveSix(round);
    await killer.query(CUT_ALL);
    await saves;
  }
  await killer.end();
  const { total } = await vi.waitFor(() => owner.client.PagesService.getList({}), SLOW);
  expect(total).toBe(before + 90);
});
