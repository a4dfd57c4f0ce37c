// Copies of the whole database as files or schemas, also while others save.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { copySchema, dropSchema } from './copy-schema.ts';
import { inSchema } from './schema-transaction.ts';
import type { StoreConfig } from './store.ts';

export type CopyTarget = {
  /** Of a SQLite database. */
  readonly file: string;
  /** In the same PostgreSQL database. */
  readonly schema: string;
};

async function copyFile(from: string, to: string): Promise<void> {
  await removeFile(to);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}

async function removeFile(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true });
}

/** Copies the database as it is at one moment. Returns how to open the copy. */
export async function copyDatabase(from: StoreConfig, to: CopyTarget): Promise<StoreConfig> {
  if (from.kind === 'sqlite') {
    await copyFile(from.file, to.file);
    return { kind: 'sqlite', file: to.file };
  }
  await copySchema(from.url, to.schema);
  return { ...from, url: inSchema(from.url, to.schema) };
}

/** Removes a copy. `from` is what it was made of. */
export async function removeCopy(from: StoreConfig, { file, schema }: CopyTarget): Promise<void> {
  if (from.kind === 'postgres') return dropSchema(from.url, schema);
  if (existsSync(file)) await removeFile(file);
}
