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

const FULL = 2;

/** ms to wait for a process that is opening the file too, or recovers it after a kill. */
const OPENING = 5000;

export type SqliteOptions = { readonly file: string; readonly isReader: boolean };

/** Opens the file so that an acknowledged commit survives a power cut, and makes sure of it. */
export function openSqlite({ file, isReader }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, {
    timeout: OPENING,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma trusted_schema = off');
  if (isReader) database.exec('pragma query_only = on');
  const { synchronous } = database.prepare('pragma synchronous').get() ?? {};
  if (synchronous !== FULL) {
    database.close();
    throw new Error(`SQLite reports synchronous=${synchronous}, which could lose saved work`);
  }
  // From now on nothing waits inside SQLite: a busy file is asked again from the event loop.
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

  /** Immediate: a transaction that first reads and then writes could fail halfway otherwise. */
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

/** Kysely on the SQLite that is built into Node. */
export const sqliteDialect = (options: SqliteOptions): Dialect => ({
  createDriver: () => new SqliteDriver(options),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
