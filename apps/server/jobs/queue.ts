import { newToken } from '../security/tokens.ts';
import type { Store } from '../storage/database/store.ts';

/**
 * A durable job, claimed by one process at a time. Claims are leases: if the process dies, the
 * lease expires and another process takes the job.
 */
export type Job = {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** Includes the current one. */
  readonly attempts: number;
  readonly lease: string;
};

const LEASE_MS = 60_000;
const MINUTE = 60_000;

/** Delay after each failure. A failure after the last delay is final. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE);

/** Whether a failure would be final. */
export const isLastAttempt = ({ attempts }: Pick<Job, 'attempts'>): boolean =>
  attempts > RETRY_DELAYS_MS.length;

type Ports = { readonly store: Store; readonly clock: () => number };

export type JobQueue = {
  /** Claims the next due job of these kinds. */
  readonly claim: (kinds: readonly string[]) => Promise<Job | undefined>;
  readonly renew: (job: Job) => Promise<void>;
  readonly finish: (job: Job) => Promise<void>;
  readonly fail: (job: Job, error: string) => Promise<void>;
  /** When the next job of these kinds is due. */
  readonly nextDue: (kinds: readonly string[]) => Promise<number | undefined>;
};

export function createJobQueue({ store, clock }: Ports): JobQueue {
  const dueAt = (now: number, kinds: readonly string[], db: Store['read']) =>
    db
      .selectFrom('job')
      .select(['id', 'kind', 'key', 'payload', 'attempts', 'due'])
      .where('kind', 'in', kinds)
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'waiting'), where('due', '<=', now)]),
          where.and([where('state', '=', 'running'), where('lease_until', '<=', now)]),
        ]),
      )
      .orderBy('due')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();

  return {
    claim: async (kinds) => {
      if (kinds.length === 0 || !(await dueAt(clock(), kinds, store.read))) return undefined;
      return store.transaction(async ({ db }) => {
        const now = clock();
        const row = await dueAt(now, kinds, db);
        if (!row) return undefined;
        const lease = newToken();
        const attempts = row.attempts + 1;
        await db
          .updateTable('job')
          .set({ state: 'running', lease, lease_until: now + LEASE_MS, attempts, modified: now })
          .where('id', '=', row.id)
          .execute();
        const { id, kind, key, payload } = row;
        return { id, kind, key, payload: JSON.parse(payload), attempts, lease };
      });
    },
    renew: async ({ id, lease }) => {
      await store.transaction(({ db }) =>
        db
          .updateTable('job')
          .set({ lease_until: clock() + LEASE_MS })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .execute(),
      );
    },
    finish: async ({ id, lease }) => {
      await store.transaction(({ db }) =>
        db.deleteFrom('job').where('id', '=', id).where('lease', '=', lease).execute(),
      );
    },
    fail: async (job, error) => {
      await store.transaction(({ db }) => scheduleRetry(db, job, { error, now: clock() }));
    },
    nextDue: async (kinds) => {
      if (kinds.length === 0) return undefined;
      const row = await store.read
        .selectFrom('job')
        .select(({ fn }) => fn.min('due').as('due'))
        .where('kind', 'in', kinds)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return row?.due == null ? undefined : Number(row.due);
    },
  };
}

type Db = Parameters<Parameters<Store['transaction']>[0]>[0]['db'];
type Failure = { readonly error: string; readonly now: number };

/**
 * Schedules a retry. If a newer job with the same key waits, drops this one, because the newer one
 * does its work.
 */
async function scheduleRetry(db: Db, job: Job, { error, now }: Failure): Promise<void> {
  const delay = RETRY_DELAYS_MS[job.attempts - 1];
  const newerJob = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (newerJob) {
    await db.deleteFrom('job').where('id', '=', job.id).where('lease', '=', job.lease).execute();
    return;
  }
  await db
    .updateTable('job')
    .set({
      state: delay === undefined ? 'failed' : 'waiting',
      due: now + (delay ?? 0),
      lease: null,
      lease_until: 0,
      error: error.slice(0, 1000),
      modified: now,
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}
