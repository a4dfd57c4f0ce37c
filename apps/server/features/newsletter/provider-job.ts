import type { ProviderState, SubscriberRecord } from '@plinth/contract';
import { deleteJobs, enqueue } from '../../jobs/enqueue.ts';
import { NotReady } from '../../jobs/not-ready.ts';
import { NEWSLETTER_JOB } from '../../jobs/outgoing-jobs.ts';
import type { JobHandler } from '../../jobs/runner.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import { findSubscriber } from './find-subscriber.ts';
import type { NewsletterAccount, NewsletterAccounts } from './provider-account.ts';
import type { ProviderOutcome } from './providers/provider.ts';
import type { SubscriptionStep } from './subscription-links.ts';

export const stateAfter = (outcome: ProviderOutcome): ProviderState =>
  outcome === 'invalid_key' || outcome === 'failed' ? outcome : 'sent';

export async function setProviderState(
  tx: Tx,
  id: number,
  provider_state: ProviderState,
): Promise<void> {
  await tx.db.updateTable('subscriber').set({ provider_state }).where('id', '=', id).execute();
  tx.changes.push({ record: 'subscriber', id });
}

const keyOf = ({ id }: Pick<SubscriberRecord, 'id'>): string => `subscriber ${id}`;

/** `step` and `email` only if they leave, which needs no record. */
type ProviderPayload = {
  readonly id: number;
  readonly step?: 'unsubscribe';
  readonly email?: string;
};

/** In the transaction in which a subscriber confirms or leaves. */
export async function queueForProvider(
  tx: Tx,
  { id, email }: Pick<SubscriberRecord, 'id' | 'email'>,
  step: SubscriptionStep,
): Promise<void> {
  await setProviderState(tx, id, 'waiting');
  const payload: ProviderPayload = { id, ...(step === 'unsubscribe' && { step, email }) };
  await enqueue(tx, { kind: NEWSLETTER_JOB, key: keyOf({ id }), payload });
}

/** In the transaction that deletes subscribers: those that the provider may know leave there, too. */
export async function queueRemoval(tx: Tx, records: readonly SubscriberRecord[]): Promise<void> {
  await deleteJobs(tx, [NEWSLETTER_JOB], records.map(keyOf));
  for (const record of records) {
    const { status, provider_state: state } = record;
    const hasLeft = status === 'unsubscribed' && state === 'sent';
    if (state !== 'none' && !hasLeft) await queueForProvider(tx, record, 'unsubscribe');
  }
}

type SubscriberToSync = Pick<SubscriberRecord, 'status' | 'email' | 'name'>;

const syncSubscriber = (
  account: NewsletterAccount,
  { status, email, name }: SubscriberToSync,
): Promise<ProviderOutcome> =>
  status === 'confirmed'
    ? account.subscribe({ email, name, hasConfirmed: true })
    : account.unsubscribe(email);

/** In a restored backup, a subscriber may be another one, or not have confirmed yet. */
const isDue = ({ provider_state: state, status }: SubscriberRecord): boolean =>
  state !== 'none' && state !== 'sent' && status !== 'pending';

/** Undefined if the provider needs to know nothing. */
async function findDue(
  db: Reader,
  { id, step, email = '' }: ProviderPayload,
): Promise<SubscriberToSync | undefined> {
  const record = await findRecord(db, 'subscriber', id);
  if (record) return isDue(record) ? record : undefined;
  if (step !== 'unsubscribe') return undefined;
  // Someone who was deleted may have subscribed again.
  const next = await findSubscriber(db, email);
  const isBack = next?.status === 'confirmed' || next?.provider_state === 'sent';
  return isBack ? undefined : { status: 'unsubscribed', email, name: '' };
}

type Ports = { readonly store: Store; readonly newsletterAccounts: NewsletterAccounts };

export const createProviderJob =
  ({ store, newsletterAccounts }: Ports): JobHandler =>
  async (payload: ProviderPayload) => {
    const { id } = payload;
    const due = await findDue(store.read, payload);
    if (!due) return;
    const account = await newsletterAccounts.read(store.read);
    const outcome = account && (await syncSubscriber(account, due));
    const state = outcome ? stateAfter(outcome) : 'none';
    await store.transaction(async (tx) => {
      const now = await findRecord(tx.db, 'subscriber', id);
      // An unsubscribe queues its own job.
      if (now?.status === due.status) await setProviderState(tx, id, state);
    });
    if (state === 'invalid_key' || state === 'failed') {
      throw new NotReady(`the newsletter provider refused a subscriber: ${state}`);
    }
  };
