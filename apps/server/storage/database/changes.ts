import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A record that is not what it was: stored, changed or deleted. */
export type Change = {
  readonly record: string;
  readonly id: number;
  /** The row of the audit log that tells of it; absent for what is nobody's deed, such as a job. */
  readonly audit_id?: number;
};

export type ChangeListener = (changes: readonly Change[]) => void | Promise<void>;

/**
 * Tells what changed, so that caches can drop it. Changes of this process are told before the save
 * is answered; those of other processes when somebody asks with `catchUp`.
 */
export type Changes = {
  readonly subscribe: (listener: ChangeListener) => () => void;
  readonly publish: (changes: readonly Change[]) => Promise<void>;
  /**
   * Whether all is known that any process stored before this call. Costs a microsecond; false where
   * the database cannot tell without being asked over the network.
   */
  readonly isCurrent: () => boolean;
  /** Resolves once listeners have heard of everything that was stored before this call. */
  readonly catchUp: () => Promise<void>;
  /** The audit row up to which everything has been told. */
  readonly position: () => number;
  /** What changed after a position, for what was kept from an earlier run. */
  readonly since: (position: number) => Promise<readonly Change[]>;
};

/** Differs after every commit of another connection. */
export type Mark = () => unknown;

/**
 * Reads the audit log from where it was read last: its ids grow in the order of the commits, because
 * only one transaction writes at a time.
 */
export function createChanges(db: Kysely<Tables>, mark?: Mark): Changes {
  const listeners = new Set<ChangeListener>();
  const own = new Set<number>();
  let seen: number | undefined;
  let lastMark: unknown;

  const tell = async (changes: readonly Change[]) => {
    if (changes.length > 0) await Promise.all([...listeners].map((hear) => hear(changes)));
  };
  const isCurrent = () => mark !== undefined && seen !== undefined && mark() === lastMark;
  const readOn = async () => {
    const now = mark?.();
    if (seen === undefined) seen = await lastId(db);
    else if (mark === undefined || now !== lastMark) {
      const rows = await rowsAfter(db, seen);
      seen = rows.at(-1)?.audit_id ?? seen;
      await tell(rows.filter(({ audit_id }) => !own.delete(audit_id)).flatMap(changeOf));
    }
    lastMark = now;
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: async (changes) => {
      for (const { audit_id } of changes) if (seen !== undefined && audit_id) own.add(audit_id);
      await tell(changes);
    },
    isCurrent,
    catchUp: oneAfterAnother(readOn),
    position: () => seen ?? 0,
    since: async (position) => (await rowsAfter(db, position)).flatMap(changeOf),
  };
}

/**
 * Who asks while the work is under way gets the next round, together with all others who do: the
 * round at work may have looked before what they ask about had happened.
 */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}

async function lastId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

const rowsAfter = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('audit')
    .select(['id as audit_id', 'record', 'record_id'])
    .where('id', '>', id)
    .orderBy('id')
    .execute();

type AuditRow = Awaited<ReturnType<typeof rowsAfter>>[number];

const changeOf = ({ audit_id, record, record_id }: AuditRow): Change[] =>
  record_id === null ? [] : [{ audit_id, record, id: record_id }];
