import type { SubmissionRecord } from '@plinth/contract';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord, findAll } from '../../storage/records/records.ts';
import type { FormOfSubmission } from './find-form.ts';
import { isHeld } from './held.ts';
import { queueSubmission, rescheduleJobs, waitingStates } from './submission-jobs.ts';

/** The status of messages, and what is passed on of them. */

type Status = SubmissionRecord['status'];

/** How long what is held waits to be passed on, in ms: until its status changes. */
const HELD_MS = 100 * 365 * 24 * 3_600_000;

/** For the owner alone. */
const NO_FORM = { recipients: '', webhook_url: '' };

/** Passes on a message that the filter took for spam. */
async function queueReleased(tx: Tx, record: SubmissionRecord, formOf: FormOfSubmission) {
  const form = (await formOf(tx.db, record)) ?? NO_FORM;
  await queueSubmission(tx, record.id, form);
  return waitingStates(form);
}

type Change = {
  readonly ids: readonly number[];
  readonly status: Status;
  /** Whether what was deleted changes, too. */
  readonly restore: boolean;
};

const idsOf = (records: readonly SubmissionRecord[]) => records.map(({ id }) => id);

/** Returns how many have the status now. */
export async function changeStatus(
  tx: Tx,
  { ids, status, restore }: Change,
  formOf: FormOfSubmission,
): Promise<number> {
  const records = await findAll(tx.db, 'submission', ids);
  const isChangeable = (record: SubmissionRecord) => restore || record.status !== 'deleted';
  const alike = records.filter((record) => record.status === status);
  const others = records.filter((record) => record.status !== status && isChangeable(record));
  const willBeHeld = isHeld({ status });
  for (const record of others) {
    const { id, revision } = record;
    // What was stored as spam has no jobs yet.
    const wasFilteredAsSpam = isHeld(record) && record.mail_state === 'none';
    const isReleased = wasFilteredAsSpam && !willBeHeld;
    const states = isReleased ? await queueReleased(tx, record, formOf) : {};
    await changeRecord(tx, 'submission', { id, revision, fields: { status, ...states } });
  }
  if (willBeHeld) await rescheduleJobs(tx, idsOf(others), tx.now + HELD_MS);
  else await rescheduleJobs(tx, idsOf(others.filter(isHeld)), tx.now);
  return alike.length + others.length;
}
