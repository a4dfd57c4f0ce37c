import { deleteJobs, enqueue } from '../../jobs/enqueue.ts';
import { SUBMISSION_WEBHOOK_JOB } from '../../jobs/outgoing-jobs.ts';
import { SUBMISSION_MAIL_JOB } from '../../mail/queue.ts';
import type { Tx } from '../../storage/database/store.ts';
import type { FoundForm } from './find-form.ts';
import type { WebhookPayload } from './webhook.ts';

/** The jobs that mail submissions and send them to webhooks. */

const KINDS = [SUBMISSION_MAIL_JOB, SUBMISSION_WEBHOOK_JOB];

/** The key of both. */
const submissionJobKey = (id: number): string => `submission ${id}`;

type Targets = Pick<FoundForm, 'recipients' | 'subject' | 'webhook_url'>;

/** What is set in a submission that is passed on. */
export const waitingStates = ({ webhook_url }: Pick<Targets, 'webhook_url'>) => ({
  mail_state: 'waiting' as const,
  webhook_state: webhook_url ? ('waiting' as const) : ('none' as const),
});

export async function queueSubmission(
  tx: Tx,
  id: number,
  { recipients, subject, webhook_url: url }: Targets,
): Promise<void> {
  const key = submissionJobKey(id);
  await enqueue(tx, { kind: SUBMISSION_MAIL_JOB, key, payload: { id, recipients, subject } });
  if (!url) return;
  const payload: WebhookPayload = { id, url };
  await enqueue(tx, { kind: SUBMISSION_WEBHOOK_JOB, key, payload });
}

/** Sends a submission to its webhook now, in place of what waits or was given up. */
export async function queueWebhook(tx: Tx, id: number, url: string): Promise<void> {
  const key = submissionJobKey(id);
  await deleteJobs(tx, [SUBMISSION_WEBHOOK_JOB], [key]);
  await tx.db
    .updateTable('submission')
    .set({ webhook_state: 'waiting', webhook_failure: '' })
    .where('id', '=', id)
    .execute();
  tx.changes.push({ record: 'submission', id });
  const payload: WebhookPayload = { id, url };
  await enqueue(tx, { kind: SUBMISSION_WEBHOOK_JOB, key, payload });
}

/** Also of jobs that were given up. */
export async function rescheduleJobs(tx: Tx, ids: readonly number[], due: number): Promise<void> {
  if (ids.length === 0) return;
  const jobs = await tx.db
    .updateTable('job')
    .set({ state: 'waiting', due, attempts: 0 })
    .where('kind', 'in', KINDS)
    .where('key', 'in', ids.map(submissionJobKey))
    .where('state', 'in', ['waiting', 'failed'])
    .returning('id')
    .execute();
  for (const { id } of jobs) tx.changes.push({ record: 'job', id });
}

/** They have recipients and URLs, which go with the submissions. */
export const deleteSubmissionJobs = (tx: Tx, ids: readonly number[]): Promise<void> =>
  deleteJobs(tx, KINDS, ids.map(submissionJobKey));
