import { createHmac } from 'node:crypto';
import { inboxSettings, type SubmissionRecord, type WebhookFailure } from '@plinth/contract';
import { NotReady } from '../../jobs/not-ready.ts';
import type { JobHandler } from '../../jobs/runner.ts';
import type { SafeFetch } from '../../outbound/safe-fetch.ts';
import type { Secrets } from '../../security/secrets.ts';
import { secretName } from '../../settings/group-values.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { Store } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { FormOfSubmission } from './find-form.ts';
import { isHeld } from './held.ts';

export type WebhookPayload = {
  readonly id: number;
  /** That of the form when the message was sent. */
  readonly url: string;
};

type Ports = {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly safeFetch: SafeFetch;
  readonly clock: () => number;
  readonly formOf: FormOfSubmission;
};

const SECRET = secretName(inboxSettings.name, 'webhook_secret');

const TIMEOUT_MS = 10_000;

/** What the other server gets. Files stay here: `url` leads to the message in the panel. */
const contentOf = (submission: SubmissionRecord, site: string) => ({
  event: 'submission',
  id: submission.id,
  created: submission.created,
  site,
  page: { id: submission.page_id, name: submission.page_name },
  form: submission.widget_id,
  sender: { name: submission.sender_name, email: submission.sender_email },
  subject: submission.subject,
  fields: submission.fields,
  files: submission.files.map(({ label, name, size, mime_type }) => ({
    ...{ label, name, size, mime_type },
  })),
  url: `${site}/admin/#!/inbox/${submission.id}/`,
});

/** `t=<seconds>,v1=<HMAC-SHA-256 of "seconds.body">`, so that old requests can't be repeated. */
export function webhookSignature(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

/** Null if the other server took it. */
async function post(
  body: string,
  { id, url }: WebhookPayload,
  { store, secrets, safeFetch, clock }: Ports,
): Promise<WebhookFailure | `${number}` | null> {
  const secret = await secrets.read(store.read, SECRET).catch(() => undefined);
  // Never unsigned instead. The owner has to enter it again.
  if (secret === undefined) return 'secret_unreadable';
  let error: Error | undefined;
  const response = await safeFetch(new URL(url), {
    ...{ isHeadersOnly: true, timeout: TIMEOUT_MS },
    onError: (found) => {
      error = found;
    },
    message: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-plinth-delivery': `submission-${id}`,
        ...(secret && { 'x-plinth-signature': webhookSignature(body, secret, clock()) }),
      },
      body,
    },
  });
  if (response) {
    const isTaken = response.status >= 200 && response.status < 300;
    return isTaken ? null : `${response.status}`;
  }
  if (error?.name === 'AbortError') return 'timeout';
  const isRefused = !error || ('code' in error && error.code === 'ENOTPUBLIC');
  return isRefused ? 'refused' : 'unreachable';
}

/** In a restored backup, a message may be another one, or sent already. */
const isDue = ({ webhook_state: state }: SubmissionRecord): boolean =>
  state === 'waiting' || state === 'failed';

/** Retries have the same id of delivery, so that the other server can drop repeated ones. */
export const createSubmissionWebhook =
  (ports: Ports): JobHandler =>
  async (payload: WebhookPayload) => {
    const { store } = ports;
    const { id } = payload;
    const submission = await findRecord(store.read, 'submission', id);
    if (!submission || !isDue(submission)) return;
    if (isHeld(submission)) throw new NotReady(`the message is ${submission.status}`);
    const { address } = await readGeneral(store.read);
    const body = JSON.stringify(contentOf(submission, address.replace(/\/+$/, '')));
    const form = await ports.formOf(store.read, submission);
    // The owner may have corrected or removed it.
    const url = form ? (form.webhook_url ?? '') : payload.url;
    const failure = url === '' ? null : await post(body, { id, url }, ports);
    const taken = url === '' ? 'none' : 'sent';
    await store.transaction(async (tx) => {
      const state = failure === null ? taken : 'failed';
      await tx.db
        .updateTable('submission')
        .set({ webhook_state: state, webhook_failure: failure ?? '' })
        .where('id', '=', id)
        // A newer run may have sent it meanwhile.
        .$if(failure !== null, (own) => own.where('webhook_state', '<>', 'sent'))
        .execute();
      tx.changes.push({ record: 'submission', id });
    });
    // Another try would be refused, too.
    if (failure !== null && failure !== 'refused')
      throw new NotReady(`a webhook failed: ${failure}`);
  };
