import type { Limits } from '../security/limits.ts';
import type { Sessions } from '../security/sessions.ts';
import { deleteExpiredCalls } from '../storage/database/idempotency.ts';
import type { Store, Tx } from '../storage/database/store.ts';
import { AUDIT_DAYS } from '../storage/records/audit.ts';
import { enqueueOnce } from './enqueue.ts';

export const SWEEP_JOB = 'sweep';

const DAY = 86_400_000;

export type SweepPorts = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Deletes an old export. */
  readonly removeOldExport: () => Promise<void>;
  /** Deletes uploads that nobody continued. */
  readonly sweepUploads: () => Promise<void>;
};

/** Deletes expired data once a day and schedules the next run. */
export const createSweep =
  ({ store, sessions, limits, clock, removeOldExport, sweepUploads }: SweepPorts) =>
  async (): Promise<void> => {
    await sessions.sweep();
    await limits.sweep();
    await removeOldExport();
    await sweepUploads();
    const now = clock();
    await store.transaction(async (tx) => {
      await tx.db.deleteFrom('ticket').where('expires', '<', now).execute();
      await tx.db
        .deleteFrom('audit')
        .where('created', '<', now - AUDIT_DAYS * DAY)
        .execute();
      await deleteExpiredCalls({ db: tx.db, now });
      await scheduleSweep(tx, now + DAY);
    });
  };

/** Schedules a sweep unless one is already waiting. */
export const scheduleSweep = (tx: Tx, due: number): Promise<void> =>
  enqueueOnce(tx, { kind: SWEEP_JOB, key: SWEEP_JOB, payload: {}, due });
