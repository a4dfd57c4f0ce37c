import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore } from '../storage/database/open-store.ts';
import type { Store, StoreConfig } from '../storage/database/store.ts';
import { openDataFolder } from '../storage/folders/data-folder.ts';
import { afterUse } from './after-use.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

export type DatabaseKind = 'sqlite' | 'postgres';

/** Both databases, for `describe.each(DATABASES)` where the dialect can matter. */
export const DATABASES: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** For services, which use the same queries on both: PostgreSQL only in `npm run endurance`. */
export const SERVICE_DATABASES: readonly DatabaseKind[] = process.env.ENDURANCE
  ? DATABASES
  : ['sqlite'];

async function createPostgresDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  return `${inject('postgres')}/${name}`;
}

export type TestFolder = { readonly path: string; readonly config: StoreConfig };

/** An empty data folder and a database configuration. Deleted after use. */
export async function testFolder(kind: DatabaseKind): Promise<TestFolder> {
  const path = mkdtempSync(join(tmpdir(), 'plinth-test-'));
  afterUse(() => rmSync(path, { recursive: true, force: true }));
  const config: StoreConfig =
    kind === 'sqlite'
      ? { kind, file: join(path, 'site.db') }
      : { kind, url: await createPostgresDatabase(), connections: 5 };
  return { path, config };
}

/** A new, migrated store. `clock` overrides the time. */
export async function testStore(
  kind: DatabaseKind,
  clock: () => number = Date.now,
): Promise<Store> {
  const { path, config } = await testFolder(kind);
  const store = await openStore(config, openDataFolder(path), {
    clock,
    onError: (error) => {
      throw error;
    },
  });
  afterUse(() => store.close());
  return store;
}
