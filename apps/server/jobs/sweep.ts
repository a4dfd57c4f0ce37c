import type { Limits } from '../security/limits.ts';
import type { Sessions } from '../security/sessions.ts';
import { deleteExpiredCalls } from '../storage/database/idempotency.ts';
import type { Store } from '../storage/database/store.ts';
import { AUDIT_DAYS } from '../storage/records/audit.ts';
import { enqueue } from './enqueue.ts';

export const SWEEP_JOB = 'sweep';

const DAY = 86_400_000;

export type SweepPorts = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly clock: () => number;
};

/** Deletes expired data once a day and schedules the next run. */
export const createSweep =
  ({ store, sessions, limits, clock }: SweepPorts) =>
  async (): Promise<void> => {
    await sessions.sweep();
    await limits.sweep();
    const now = clock();
    await store.transaction(async (tx) => {
      await tx.db.deleteFrom('ticket').where('expires', '<', now).execute();
      await tx.db
        .deleteFrom('audit')
        .where('created', '<', now - AUDIT_DAYS * DAY)
        .execute();
      await deleteExpiredCalls({ db: tx.db, now });
      await scheduleSweep(store, now + DAY, tx);
    });
  };

/** Schedules a sweep unless one is already waiting. */
export async function scheduleSweep(
  store: Store,
  due: number,
  transaction?: Parameters<Parameters<Store['transaction']>[0]>[0],
): Promise<void> {
  const work: Parameters<Store['transaction']>[0] = async (tx) => {
    const row = await tx.db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', SWEEP_JOB)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (!row) await enqueue(tx, { kind: SWEEP_JOB, key: SWEEP_JOB, payload: {}, due });
  };
  await (transaction ? work(transaction) : store.transaction(work));
}
