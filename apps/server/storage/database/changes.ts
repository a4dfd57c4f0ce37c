import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A record that was created, changed, or deleted. */
export type Change = {
  readonly record: string;
  readonly id: number;
  /** The audit row of the change. Absent if nobody caused it, such as a job. */
  readonly audit_id?: number;
};

/** The change after which nothing that was read before is valid: a backup was restored. */
export const SITE_REPLACED = { record: 'site', record_id: 1 } as const;

export const isSiteReplaced = (changes: readonly Change[]): boolean =>
  changes.some(({ record }) => record === SITE_REPLACED.record);

export type ChangeListener = (changes: readonly Change[]) => void | Promise<void>;

/**
 * Reports changes so that caches can evict what they affect: those of this process before the save
 * responds, those of other processes on `catchUp`.
 */
export type Changes = {
  readonly subscribe: (listener: ChangeListener) => () => void;
  readonly publish: (changes: readonly Change[]) => Promise<void>;
  /**
   * Whether all changes of all processes are known. Takes a microsecond. False if the database
   * can't tell without a network request.
   */
  readonly isCurrent: () => boolean;
  /** Resolves when listeners have received every change that was stored before this call. */
  readonly catchUp: () => Promise<void>;
  /** The id of the last audit row that was reported. */
  readonly position: () => number;
  /** All changes after a position, for data saved by an earlier run. */
  readonly since: (position: number) => Promise<readonly Change[]>;
};

/** Changes with every commit of another connection. */
export type ReadDataVersion = () => unknown;

/**
 * Polls the audit log from the last known row. Ids are in commit order, because only one
 * transaction writes at a time.
 */
export function createChanges(db: Kysely<Tables>, readDataVersion?: ReadDataVersion): Changes {
  const listeners = new Set<ChangeListener>();
  const ownIds = new Set<number>();
  let lastSeen: number | undefined;
  let lastVersion: unknown;

  const notify = async (changes: readonly Change[]) => {
    if (changes.length > 0) await Promise.all([...listeners].map((listener) => listener(changes)));
  };
  const isCurrent = () =>
    readDataVersion !== undefined && lastSeen !== undefined && readDataVersion() === lastVersion;
  const poll = async () => {
    const version = readDataVersion?.();
    if (lastSeen === undefined) lastSeen = await lastId(db);
    else if (readDataVersion === undefined || version !== lastVersion) {
      const rows = await rowsAfter(db, lastSeen);
      lastSeen = rows.at(-1)?.audit_id ?? lastSeen;
      await notify(rows.filter(({ audit_id }) => !ownIds.delete(audit_id)).flatMap(changeOf));
    }
    lastVersion = version;
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: async (changes) => {
      for (const { audit_id } of changes)
        if (lastSeen !== undefined && audit_id) ownIds.add(audit_id);
      await notify(changes);
    },
    isCurrent,
    catchUp: coalesce(poll),
    position: () => lastSeen ?? 0,
    since: async (position) => (await rowsAfter(db, position)).flatMap(changeOf),
  };
}

/**
 * Runs `work` serially. Calls during a run share the next run, because the current one may have
 * read before their changes were stored.
 */
function coalesce(work: () => Promise<void>): () => Promise<void> {
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
