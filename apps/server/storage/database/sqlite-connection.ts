import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { StoreUnavailable } from '../errors.ts';
import { sqliteParameters } from './sqlite-parameters.ts';

const BUSY = 5;
const BUSY_DEADLINE_MS = 5_000;
const MAX_STATEMENTS = 400;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;

/**
 * A connection to one file. `busy_timeout` is 0, because SQLite would block the event loop while it
 * waits. Busy queries are retried from the event loop instead.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = sqliteParameters(query.parameters);
    const deadline = Date.now() + BUSY_DEADLINE_MS;
    for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
      try {
        return this.#run<R>(query.sql, parameters);
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (Date.now() > deadline) throw new StoreUnavailable('the database is locked', error);
        await delay(pause);
      }
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely requires a generator, but no query streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported');
  }

  /** Some errors, such as a full disk, have already rolled back the transaction. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #run<R>(sql: string, parameters: ReturnType<typeof sqliteParameters>): QueryResult<R> {
    const statement = this.#prepare(sql);
    if (statement.columns().length > 0) {
      const rows = statement.all(...parameters).map((row) => ({ ...row }) as R);
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
