import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../testing/stores.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations/registry.gen.ts';
import { openDatabase, type StoreConfig } from './store.ts';

const ports = { clock: Date.now, onError: () => undefined };
const open = (config: StoreConfig) => openDatabase(config, ports);

test('each file in the folder is a migration with its name, oldest first', () => {
  const files = readdirSync(fileURLToPath(new URL('migrations', import.meta.url)))
    .filter((file) => !/\.(gen|test)\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''));
  expect(MIGRATIONS.map(({ name }) => name)).toEqual(files.sort());
});

describe.each(DATABASES)('migrations on %s', async (kind) => {
  const fresh = async () => (await testFolder(kind)).config;

  test('run once', async () => {
    const store = open(await fresh());
    expect(await migrate(store.writer, kind)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await migrate(store.writer, kind)).toEqual([]);
    await store.close();
  });

  test('concurrent migrations share the work', async () => {
    const config = await fresh();
    const stores = [open(config), open(config)];
    const applied = await Promise.all(stores.map((store) => migrate(store.writer, kind)));
    expect(applied.flat().sort()).toEqual(MIGRATIONS.map(({ name }) => name));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a failed migration leaves no trace, and the next start continues', async () => {
    const store = open(await fresh());
    let isBroken = true;
    const step: Migration = {
      name: '900-step',
      up: async (db) => {
        await db.schema.createTable('half').addColumn('id', 'integer').execute();
        if (isBroken) throw new Error('power cut');
      },
    };
    const all = [...MIGRATIONS, step];
    await expect(migrate(store.writer, kind, all)).rejects.toThrow('power cut');
    await expect(sql`select * from half`.execute(store.writer)).rejects.toThrow();
    isBroken = false;
    expect(await migrate(store.writer, kind, all)).toEqual(['900-step']);
    await store.close();
  });

  test('a schema of a newer version is rejected', async () => {
    const store = open(await fresh());
    await migrate(store.writer, kind);
    await store.writer.insertInto('migration').values({ name: '999-future', applied: 1 }).execute();
    await expect(migrate(store.writer, kind)).rejects.toThrow(/newer version.*999-future/);
    await store.close();
  });

  test('a migration killed at any moment is atomic', async () => {
    const config = await fresh();
    const script = fileURLToPath(new URL('../../testing/migrate-process.ts', import.meta.url));
    for (let kill = 0; kill < 8; kill += 1) {
      const child = fork(script, [JSON.stringify(config)], { stdio: 'ignore' });
      await Promise.race([once(child, 'exit'), delay(60 + kill * 30)]);
      child.kill('SIGKILL');
    }
    const store = open(config);
    await migrate(store.writer, kind);
    expect(await migrate(store.writer, kind)).toEqual([]);
    const rows = await store.read.selectFrom('migration').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    await store.close();
  });
});
