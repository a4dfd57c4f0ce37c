import { Kysely, type Transaction } from 'kysely';
import { storeError } from '../errors.ts';
import { type Actor, SYSTEM } from './actor.ts';
import { type Change, type Changes, createChanges } from './changes.ts';
import type { DatabaseKind } from './migration.ts';
import { doOnce } from './once.ts';
import { openPostgres, postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteMark } from './sqlite-mark.ts';

/** Whatever can be read from: the store itself, or a transaction that also sees its own writes. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'fn'>;

/** A transaction in progress. It is the only writer until it ends. */
export type Tx = {
  readonly db: Transaction<Tables>;
  readonly actor: Actor;
  /** One time for all that the transaction writes: ms since 1970. */
  readonly now: number;
  /** Told to the listeners once all is stored. */
  readonly changes: Change[];
};

/**
 * All records of the site. Reading never waits. Writing happens in transactions that run one at a
 * time, on SQLite by its write lock and on PostgreSQL by a lock of ours: so a transaction may look
 * first and write then, and both databases behave alike.
 */
export type Store = {
  readonly kind: DatabaseKind;
  readonly read: Reader;
  /**
   * Runs `work` and stores all of it or nothing. Listeners of `changes` have finished when it
   * answers. Rejects with `StoreUnavailable` when the database does not answer: then nobody knows
   * whether it was stored, unless the actor's call may be repeated (`once.ts`).
   */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>, actor?: Actor) => Promise<T>;
  readonly changes: Changes;
  readonly close: () => Promise<void>;
  /** For migrations and checks at the start. */
  readonly writer: Kysely<Tables>;
};

export type StoreConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number };

export type StorePorts = {
  readonly clock: () => number;
  /** Hears of connections that broke while idle. */
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
  const mark = config.kind === 'sqlite' ? openSqliteMark(config.file) : undefined;
  const changes = createChanges(reader, mark?.read);
  return {
    kind: config.kind,
    read: reader,
    writer,
    changes,
    transaction: async (work, actor = SYSTEM) => {
      const told: Change[] = [];
      const result = await writer
        .transaction()
        .execute((db) => {
          const tx = { db, actor, now: ports.clock(), changes: told };
          return actor.once ? doOnce(tx, actor.once, () => work(tx)) : work(tx);
        })
        .catch((error: unknown) => {
          throw storeError(error);
        });
      await changes.publish(told);
      return result;
    },
    close: async () => {
      mark?.close();
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
}
