import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DATABASES, testFolder } from '../../testing/stores.ts';
import { StartupError } from '../errors.ts';
import { openDataFolder } from '../folders/data-folder.ts';
import { createRecord } from '../records/records.ts';
import { markInstalled, openStore } from './open-store.ts';
import type { StoreConfig } from './store.ts';

const ports = { clock: Date.now, onError: () => undefined };
const open = (path: string, config: StoreConfig) => openStore(config, openDataFolder(path), ports);

/** A data folder with a completed setup. */
async function installed(kind: (typeof DATABASES)[number]) {
  const { path, config } = await testFolder(kind);
  const store = await open(path, config);
  await store.transaction((tx) =>
    createRecord(tx, 'account', {
      name: 'Owner',
      email: 'a@example.com',
      email_key: 'a@example.com',
      password_hash: '',
      language: 'en_US',
      role: 'owner',
    }),
  );
  await markInstalled(store, openDataFolder(path));
  await store.close();
  return { path, config };
}

const refusal = async (path: string, config: StoreConfig): Promise<string> => {
  const error: unknown = await open(path, config).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as StartupError;
  expect(message).not.toContain('\n');
  return message;
};

describe('a damaged installation is rejected with a remedy', async () => {
  test('the database is missing', async () => {
    const { path, config } = await installed('sqlite');
    rmSync(join(path, 'site.db'));
    expect(await refusal(path, config)).toMatch(/site\.db is missing or empty.*newest copy/);
  });

  test('the database file is empty', async () => {
    const { path, config } = await installed('sqlite');
    truncateSync(join(path, 'site.db'), 0);
    expect(await refusal(path, config)).toMatch(/missing or empty/);
  });

  test('the file is not a database', async () => {
    const { path, config } = await installed('sqlite');
    writeFileSync(join(path, 'site.db'), 'x'.repeat(10_000));
    expect(await refusal(path, config)).toMatch(/can't be opened.*newest copy/);
  });

  test('database pages are overwritten', async () => {
    const { path, config } = await installed('sqlite');
    const file = join(path, 'site.db');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 8_192, 24_576);
    writeFileSync(file, bytes);
    expect(await refusal(path, config)).toMatch(/damaged|can't be opened/);
  });

  test('the database belongs to another site', async () => {
    const one = await installed('sqlite');
    const other = await installed('sqlite');
    writeFileSync(join(one.path, 'site.db'), readFileSync(join(other.path, 'site.db')));
    expect(await refusal(one.path, one.config)).toMatch(/from another site/);
  });

  test('the database was emptied on the server', async () => {
    const { path } = await installed('postgres');
    const { config } = await testFolder('postgres');
    expect(await refusal(path, config)).toMatch(/is empty, but a site was set up/);
  });

  test('the configuration uses another kind of database', async () => {
    const { path } = await installed('sqlite');
    const { config } = await testFolder('postgres');
    expect(await refusal(path, config)).toMatch(/set up on sqlite.*DATABASE_URL/);
  });

  test('the database does not respond', async () => {
    const { path } = await testFolder('sqlite');
    const config = { kind: 'postgres', url: 'postgres://x:y@127.0.0.1:1/z' } as const;
    expect(await refusal(path, config)).toMatch(
      /DATABASE_URL.*does not respond.*PostgreSQL is running/,
    );
  });

  test('the marker or the key is broken', async () => {
    const { path, config } = await installed('sqlite');
    writeFileSync(join(path, 'installed.json'), '{');
    expect(await refusal(path, config)).toMatch(/installed\.json is damaged/);
    writeFileSync(join(path, 'secret.key'), 'short');
    expect(() => openDataFolder(path)).toThrow(/secret\.key is damaged/);
  });

  test.each(DATABASES)('the secret key of a site on %s is missing', async (kind) => {
    const { path, config } = await installed(kind);
    rmSync(join(path, 'secret.key'));
    const remedy = kind === 'sqlite' ? 'Restore it' : 'Copy it from the data folder';
    expect(await refusal(path, config)).toMatch(new RegExp(`secret\\.key is missing.*${remedy}`));
    expect(existsSync(join(path, 'secret.key'))).toBe(false);
  });

  test('the site is encrypted with the key of another folder', async () => {
    const { config } = await installed('postgres');
    const { path } = await testFolder('sqlite');
    expect(await refusal(path, config)).toMatch(/secret\.key is missing.*all servers/);
  });

  test('the folder is a file', () => {
    const file = join(import.meta.dirname, 'open-store.test.ts');
    expect(() => openDataFolder(file)).toThrow(/is a file, not a folder.*PLINTH_DATA/);
  });

  test('the folder is not writable', () => {
    const file = join(import.meta.dirname, 'open-store.test.ts');
    expect(() => openDataFolder(join(file, 'data'))).toThrow(/is not writable.*PLINTH_DATA/);
  });
});

describe.each(DATABASES)('an intact installation on %s', (kind) => {
  test('gets its key before the setup', async () => {
    const { path, config } = await testFolder(kind);
    for (let round = 0; round < 2; round += 1) {
      await (await open(path, config)).close();
      expect(readFileSync(join(path, 'secret.key'))).toHaveLength(32);
      rmSync(join(path, 'secret.key'));
    }
  });

  test('reopens and restores a lost marker', async () => {
    const { path, config } = await installed(kind);
    const { installation } = openDataFolder(path).marker() ?? {};
    rmSync(join(path, 'installed.json'));
    const store = await open(path, config);
    await store.close();
    expect(openDataFolder(path).marker()).toMatchObject({ installation, database: kind });
  });
});
