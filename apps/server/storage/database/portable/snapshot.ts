import { Kysely, sql } from 'kysely';
import { toStoreError } from '../../errors.ts';
import { openPostgres, postgresDialect } from '../postgres-dialect.ts';
import { sqliteDialect } from '../sqlite-dialect.ts';
import type { StoreConfig } from '../store.ts';
import type { AnyDb, AnyTables } from './tables.ts';

const BEGIN = {
  sqlite: 'begin',
  postgres: 'begin isolation level repeatable read read only',
} as const;

const dialectOf = (config: StoreConfig) =>
  config.kind === 'sqlite'
    ? sqliteDialect({ file: config.file, isReader: true })
    : postgresDialect(openPostgres({ url: config.url, connections: 1, onError: () => undefined }));

/**
 * Reads the database as it is at one moment, on a connection of its own. Others save meanwhile: both
 * databases keep the former version of what changes.
 */
export async function withSnapshot<T>(
  config: StoreConfig,
  work: (db: AnyDb) => Promise<T>,
): Promise<T> {
  const db = new Kysely<AnyTables>({ dialect: dialectOf(config) });
  try {
    return await db.connection().execute(async (connection) => {
      await sql.raw(BEGIN[config.kind]).execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql.raw('rollback').execute(connection);
      }
    });
  } catch (error) {
    throw toStoreError(error);
  } finally {
    await db.destroy();
  }
}
