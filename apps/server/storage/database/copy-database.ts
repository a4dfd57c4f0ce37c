// Copies of the whole database as files or schemas, also while others save.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartupError } from '../errors.ts';
import { isTryName } from './copy-names.ts';
import { copySchema, dropSchema } from './copy-schema.ts';
import { inSchema, ownSchema } from './schema-transaction.ts';
import type { StoreConfig } from './store.ts';

export type CopyTarget = {
  /** Of a SQLite database. */
  readonly file: string;
  /** In the same PostgreSQL database. */
  readonly schema: string;
};

/** Pages at a time. A backup in several steps begins again whenever another connection commits. */
const ALL_PAGES = 2_147_483_647;

async function copyFile(from: string, to: string): Promise<void> {
  await removeFile(to);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

async function removeFile(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true });
}

/**
 * Copies the database as it is at one moment. Returns how to open the copy. Throws if that leads to
 * the original, as when a pooler drops the options of connections.
 */
export async function copyDatabase(from: StoreConfig, to: CopyTarget): Promise<StoreConfig> {
  if (from.kind === 'sqlite') {
    await copyFile(from.file, to.file);
    return { kind: 'sqlite', file: to.file };
  }
  await copySchema(from.url, to.schema);
  const url = inSchema(from.url, to.schema);
  if ((await ownSchema(url)) !== to.schema)
    throw new Error('DATABASE_URL leads to a pooler that ignores the search path of connections');
  return { ...from, url };
}

/** For a version that is tried: throws unless this is a copy. */
export async function checkIsCopy(config: StoreConfig): Promise<void> {
  if (config.kind === 'sqlite' || isTryName(await ownSchema(config.url))) return;
  throw new StartupError('A version is only tried on a copy of the database, not on the site.');
}

/** Removes a copy. `from` is what it was made of. */
export async function removeCopy(from: StoreConfig, { file, schema }: CopyTarget): Promise<void> {
  if (from.kind === 'postgres') return dropSchema(from.url, schema);
  if (existsSync(file)) await removeFile(file);
}
