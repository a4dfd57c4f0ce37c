import { CompiledQuery, type Dialect, type Driver, PostgresDialect } from 'kysely';
import pg from 'pg';

const BIGINT = 20;

/** The advisory lock that every writing transaction holds. See `store.ts`. */
const WRITER_LOCK = 7_310_584;

/** Names a connection of a server, which an update looks for. The URL may have another name. */
export const NAME_SERVER =
  "select set_config('application_name', 'plinth ' || coalesce(current_schema(), ''), false)";

export type PostgresOptions = {
  readonly url: string;
  readonly connections: number;
  /** Handles broken connections. Without a listener, the process would exit. */
  readonly onError: (error: Error) => void;
};

/** Ids, times, and counts stay below 2^53, so they are parsed as numbers instead of strings. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: unknown) =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export function openPostgres({ url, connections, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    // As long as SQLite waits for its lock: waiting writers queue for a connection, too.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    lock_timeout: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // A connection that breaks during this query leaves its place in the pool.
    verify: (client, done) => client.query(NAME_SERVER, (error) => done(error ?? undefined)),
  });
  pool.on('error', onError);
  // Between two queries of a transaction, nothing else listens for errors.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Kysely's dialect, except that transactions first wait for the writer lock. */
export function postgresDialect(pool: pg.Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => oneWriter(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function oneWriter(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  driver.beginTransaction = async (connection, settings) => {
    await begin(connection, settings);
    try {
      await connection.executeQuery(
        CompiledQuery.raw('select pg_advisory_xact_lock($1)', [WRITER_LOCK]),
      );
    } catch (error) {
      await driver.rollbackTransaction(connection);
      throw error;
    }
  };
  return driver;
}
