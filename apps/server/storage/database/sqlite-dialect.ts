import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';

const FULL_SYNC = 2;

/** How long to wait in ms for another process that opens the file, or recovers it after a crash. */
const OPEN_TIMEOUT_MS = 5000;

export type SqliteOptions = { readonly file: string; readonly isReader: boolean };

/**
 * Opens the file with full sync, so that committed transactions survive a power failure, and
 * verifies the mode.
 */
export function openSqlite({ file, isReader }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, {
    timeout: OPEN_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma trusted_schema = off');
  if (isReader) database.exec('pragma query_only = on');
  const { synchronous } = database.prepare('pragma synchronous').get() ?? {};
  if (synchronous !== FULL_SYNC) {
    database.close();
    throw new Error(`SQLite reports synchronous=${synchronous}, which could lose saved work`);
  }
  // From here on, SQLite never waits. Busy queries are retried from the event loop.
  database.exec('pragma busy_timeout = 0');
  return database;
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #connection: SqliteConnection | undefined;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(openSqlite(this.#options));
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#connection) throw new Error('the database is not open');
    return this.#connection;
  }

  /**
   * Immediate, because a deferred transaction can fail when it upgrades from reading to writing.
   */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.close();
  }
}

/** A Kysely dialect for `node:sqlite`. */
export const sqliteDialect = (options: SqliteOptions): Dialect => ({
  createDriver: () => new SqliteDriver(options),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
