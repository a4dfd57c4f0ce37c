import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { startPooler } from '../../testing/pooler.ts';
import { DATABASES, testFolder } from '../../testing/stores.ts';
import { StartupError } from '../errors.ts';
import { checkIsCopy, copyDatabase, removeCopy } from './copy-database.ts';
import { schemasLike } from './copy-schema.ts';
import { hasFormerDatabase, keepSchema, OtherServers, returnToSchema } from './former-database.ts';
import { migrate } from './migrate.ts';
import { hashTables } from './portable/dump.ts';
import { anyTable } from './portable/tables.ts';
import { hasServers, putSchemaBack } from './put-schema-back.ts';
import { openDatabase, type Store, type StoreConfig } from './store.ts';

const ports = { clock: Date.now, onError: () => undefined };

async function withStore<T>(config: StoreConfig, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openDatabase(config, ports);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Of the tables that are the site's. */
const hashes = async (config: StoreConfig) => {
  const tables = await withStore(config, ({ writer, kind }) =>
    hashTables(anyTable(writer), { kind, jobs: ['none'] }),
  );
  return tables.filter(({ name }) => !['guest', 'added'].includes(name));
};

const addFact = (name: string) => (store: Store) =>
  store.transaction((tx) => tx.db.insertInto('fact').values({ name, value: name }).execute());

describe.each(DATABASES)('a copy of the database on %s', async (kind) => {
  const { config, path } = await testFolder(kind);
  const to = { file: join(path, 'copy.db'), schema: 'plinth_copy' };
  await withStore(config, async (store) => {
    await migrate(store.writer, kind);
    await addFact('before')(store);
  });

  test('has the same records, and changes alone', async () => {
    const before = await hashes(config);
    const copy = await copyDatabase(config, to);
    expect(await hashes(copy)).toEqual(before);
    await withStore(copy, async (store) => {
      expect(await migrate(store.writer, kind)).toEqual([]);
      await addFact('only in the copy')(store);
    });
    expect(await hashes(config)).toEqual(before);
    expect(await hashes(copy)).not.toEqual(before);
  });

  test('is copied again, and removed', async () => {
    const copy = await copyDatabase(config, to);
    const second = { file: join(path, 'second.db'), schema: 'plinth_second' };
    await addFactTo(copy, 'more');
    expect(await hashes(await copyDatabase(copy, second))).toEqual(await hashes(copy));
    await removeCopy(config, to);
    await removeCopy(config, second);
    expect(existsSync(to.file)).toBe(false);
    if (config.kind === 'postgres') expect(await schemasLike(config.url, 'plinth_')).toEqual([]);
  });
});

test('a SQLite database is copied while others save', async () => {
  const { config, path } = await testFolder('sqlite');
  await withStore(config, async (store) => {
    await migrate(store.writer, 'sqlite');
    const value = 'x'.repeat(1_000_000);
    for (const name of Array(40).keys())
      await store.transaction((tx) =>
        tx.db
          .insertInto('fact')
          .values({ name: String(name), value })
          .execute(),
      );
    let isDone = false;
    const copying = copyDatabase(config, { file: join(path, 'busy.db'), schema: '' }).then(() => {
      isDone = true;
    });
    let saves = 0;
    for (; !isDone && saves < 3_000; saves += 1) {
      await addFact(`saved ${saves}`)(store);
      await setImmediate();
    }
    expect(saves).toBeLessThan(3_000);
    await copying;
  });
});

const addFactTo = (config: StoreConfig, name: string) => withStore(config, addFact(name));

describe('a copy on PostgreSQL', async () => {
  const { config, path } = await testFolder('postgres');
  const { url } = config as Extract<StoreConfig, { kind: 'postgres' }>;
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows as { name: string }[];
    } finally {
      await client.end();
    }
  };
  /** Everything that a migration may name. */
  const structure = (schema: string) =>
    run(`
      select * from (
        select tablename || '.' || indexname || replace(indexdef, '${schema}.', '') as name
        from pg_indexes where schemaname = '${schema}'
        union all
        select conrelid::regclass || conname || replace(pg_get_constraintdef(oid), '${schema}.', '')
        from pg_constraint where connamespace = '${schema}'::regnamespace
        union all
        select table_name || column_name || data_type || is_nullable || is_identity
          || coalesce(column_default, '') || ordinal_position
        from information_schema.columns where table_schema = '${schema}'
      ) all_of_it order by 1`);
  await withStore(config, (store) => migrate(store.writer, 'postgres'));

  test('is put back as it was: indexes, keys, references, and the next ids', async () => {
    await run('create table guest (n int); insert into guest values (1)');
    await withStore(config, addFact('kept'));
    const before = { structure: await structure('public'), records: await hashes(config) };
    await copyDatabase(config, { file: '', schema: 'plinth_before' });
    await withStore(config, addFact('lost'));
    await run('alter table fact add column more text');
    await run('create table added (n int); insert into guest values (2)');
    expect(await putSchemaBack(url, 'plinth_before', 'plinth_aside')).toBe(true);
    expect({ structure: await structure('public'), records: await hashes(config) }).toEqual(before);
    expect(await run('select count(*)::text as name from guest')).toEqual([{ name: '2' }]);
    expect(await run('select count(*)::text as name from plinth_aside.added')).toHaveLength(1);
    expect(await putSchemaBack(url, 'plinth_before', 'plinth_aside')).toBe(false);
    expect(await hashes(config)).toEqual(before.records);
  });

  test('a server that is connected is noticed, unless it has another site', async () => {
    await run('create schema shop');
    const shop = { kind: 'postgres', url: `${url}?options=-c%20search_path%3Dshop` } as const;
    await withStore({ kind: 'postgres', url: `${url}?application_name=shop` }, async (store) => {
      await addFact('connected')(store);
      expect(await hasServers(url, 0)).toBe(true);
      await run('create schema plinth_before_9_9_9_public');
      const goBack = (to: string) => returnToSchema({ kind: 'postgres', url }, to, 0);
      await expect(goBack('9.9.9')).rejects.toThrow(OtherServers);
      // It is done already.
      await goBack('9.8.9');
      expect(await hasServers(shop.url, 0)).toBe(false);
    });
    expect(await hasServers(url, 10_000)).toBe(false);
  });

  test('of one of two sites leaves that of the other alone', async () => {
    await run('create schema if not exists shop');
    const shop = { kind: 'postgres', url: `${url}?options=-c%20search_path%3Dshop` } as const;
    await withStore(shop, (store) => migrate(store.writer, 'postgres'));
    await keepSchema({ kind: 'postgres', url }, '9.1.0');
    await keepSchema(shop, '9.1.0');
    await addFactTo(shop, 'only in the shop');
    await keepSchema(shop, '9.2.0');
    const isKept = (site: StoreConfig, to: string) =>
      withStore(site, (store) => hasFormerDatabase(store, { folder: path, to }));
    expect([await isKept(config, '9.1.0'), await isKept(config, '9.2.0')]).toEqual([true, false]);
    expect([await isKept(shop, '9.1.0'), await isKept(shop, '9.2.0')]).toEqual([false, true]);
    const before = await hashes(config);
    await returnToSchema({ kind: 'postgres', url }, '9.1.0');
    expect(await hashes(config)).toEqual(before);
  });

  test('that a pooler does not lead to is refused: the original would be changed', async () => {
    const pooler = await startPooler(url);
    afterUse(pooler.close);
    const pooled = { kind: 'postgres', url: pooler.url } as const;
    await expect(copyDatabase(pooled, { file: '', schema: 'plinth_try_old' })).rejects.toThrow(
      'search path',
    );
    await expect(checkIsCopy(pooled)).rejects.toThrow(StartupError);
    const copy = await copyDatabase(config, { file: '', schema: 'plinth_try_new' });
    await checkIsCopy(copy);
  });
});
