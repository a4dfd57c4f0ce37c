import type { Insertable } from 'kysely';
import type { Tables } from '../storage/database/schema.ts';
import type { Tx } from '../storage/database/store.ts';

export type NewJob = {
  readonly kind: string;
  /** At most one job per kind and key waits. A newer one replaces it. */
  readonly key: string;
  readonly payload: unknown;
  /** ms since 1970. Default: now. */
  readonly due?: number;
};

/** Adds a job in the transaction that requires it, so both commit or neither does. */
export async function enqueue(tx: Tx, job: NewJob): Promise<void> {
  const row = {
    payload: JSON.stringify(job.payload),
    due: job.due ?? tx.now,
    attempts: 0,
    lease: null,
    lease_until: 0,
    error: '',
    modified: tx.now,
  };
  const waiting = await tx.db
    .updateTable('job')
    .set(row)
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  const { id } = waiting ?? (await insert(tx, { ...row, kind: job.kind, key: job.key }));
  tx.changes.push({ record: 'job', id });
}

/** Adds a job unless one of its kind and key waits. */
export async function enqueueOnce(tx: Tx, job: NewJob): Promise<void> {
  const waiting = await tx.db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) await enqueue(tx, job);
}

const insert = (tx: Tx, row: Omit<Insertable<Tables['job']>, 'state' | 'created'>) =>
  tx.db
    .insertInto('job')
    .values({ ...row, state: 'waiting', created: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow();

export async function cancelJob(tx: Tx, kind: string, key: string): Promise<void> {
  await tx.db
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes jobs in any state, with the personal data in them. */
export async function deleteJobs(
  { db }: Tx,
  kinds: readonly string[],
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('job').where('kind', 'in', kinds).where('key', 'in', keys).execute();
}
