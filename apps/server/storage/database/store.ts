import { Kysely, type Transaction } from 'kysely';
import { toStoreError } from '../errors.ts';
import { type Actor, SYSTEM } from './actor.ts';
import { type Change, type Changes, createChanges } from './changes.ts';
import { runIdempotent } from './idempotency.ts';
import type { DatabaseKind } from './migration.ts';
import { openPostgres, postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { openSqliteDataVersion } from './sqlite-data-version.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** The store, or a transaction, which also sees its own writes. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'fn'>;

/** The current transaction. It's the only writer until it ends. */
export type Tx = {
  readonly db: Transaction<Tables>;
  readonly actor: Actor;
  /** ms since 1970. The same for all writes of the transaction. */
  readonly now: number;
  /** Reported to listeners after the commit. */
  readonly changes: Change[];
};

/**
 * All records of the site. Reads never wait. Write transactions run one at a time, with SQLite's
 * write lock or an advisory lock on PostgreSQL, so transactions can safely read before they write,
 * and both databases behave alike.
 */
export type Store = {
  readonly kind: DatabaseKind;
  readonly read: Reader;
  /**
   * Runs `work` in a transaction. Listeners of `changes` have finished when it resolves. Rejects
   * with `StoreUnavailable` if the database doesn't respond. It's then unknown whether the
   * transaction was committed, unless the actor's call is idempotent (`idempotency.ts`).
   */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>, actor?: Actor) => Promise<T>;
  readonly changes: Changes;
  readonly close: () => Promise<void>;
  /** For migrations and checks at startup. */
  readonly writer: Kysely<Tables>;
};

export type StoreConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number };

export type StorePorts = {
  readonly clock: () => number;
  /** Handles idle connections that broke. */
  readonly onError: (error: unknown) => void;
};

const POSTGRES_CONNECTIONS = 10;

function connect(config: StoreConfig, { onError }: StorePorts) {
  if (config.kind === 'sqlite') {
    const { file } = config;
    return {
      writer: new Kysely<Tables>({ dialect: sqliteDialect({ file, isReader: false }) }),
      reader: new Kysely<Tables>({ dialect: sqliteDialect({ file, isReader: true }) }),
    };
  }
  const connections = config.connections ?? POSTGRES_CONNECTIONS;
  const pool = openPostgres({ url: config.url, connections, onError });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  return { writer: db, reader: db };
}

export function openDatabase(config: StoreConfig, ports: StorePorts): Store {
  const { writer, reader } = connect(config, ports);
  const dataVersion = config.kind === 'sqlite' ? openSqliteDataVersion(config.file) : undefined;
  const changes = createChanges(reader, dataVersion?.read);
  return {
    kind: config.kind,
    read: reader,
    writer,
    changes,
    transaction: async (work, actor = SYSTEM) => {
      const pendingChanges: Change[] = [];
      const result = await writer
        .transaction()
        .execute((db) => {
          const tx = { db, actor, now: ports.clock(), changes: pendingChanges };
          return actor.idempotency
            ? runIdempotent(tx, actor.idempotency, () => work(tx))
            : work(tx);
        })
        .catch((error: unknown) => {
          throw toStoreError(error);
        });
      await changes.publish(pendingChanges);
      return result;
    },
    close: async () => {
      dataVersion?.close();
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
}
