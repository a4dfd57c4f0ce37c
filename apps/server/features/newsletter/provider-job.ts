import type { ProviderState, SubscriberRecord } from '@plinth/contract';
import { enqueue } from '../../jobs/enqueue.ts';
import { NotReady } from '../../jobs/not-ready.ts';
import { NEWSLETTER_JOB } from '../../jobs/outgoing-jobs.ts';
import type { JobHandler } from '../../jobs/runner.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { NewsletterAccount, NewsletterAccounts } from './provider-account.ts';
import type { ProviderOutcome } from './providers/provider.ts';

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

/** In the transaction in which a subscriber confirms or leaves. */
export async function queueForProvider(tx: Tx, id: number): Promise<void> {
  await setProviderState(tx, id, 'waiting');
  await enqueue(tx, { kind: NEWSLETTER_JOB, key: `subscriber ${id}`, payload: { id } });
}

const tell = (
  account: NewsletterAccount,
  { status, email, name }: SubscriberRecord,
): Promise<ProviderOutcome> =>
  status === 'confirmed'
    ? account.subscribe({ email, name, hasConfirmed: true })
    : account.unsubscribe(email);

/** In a restored backup, a subscriber may be another one, or not have confirmed yet. */
const isDue = ({ provider_state: state, status }: SubscriberRecord): boolean =>
  state !== 'none' && state !== 'sent' && status !== 'pending';

type Ports = { readonly store: Store; readonly newsletterAccounts: NewsletterAccounts };

export const createProviderJob =
  ({ store, newsletterAccounts }: Ports): JobHandler =>
  async ({ id }: { readonly id: number }) => {
    const record = await findRecord(store.read, 'subscriber', id);
    if (!record || !isDue(record)) return;
    const account = await newsletterAccounts.read(store.read);
    const outcome = account && (await tell(account, record));
    const state = outcome ? stateAfter(outcome) : 'none';
    await store.transaction(async (tx) => {
      const now = await findRecord(tx.db, 'subscriber', id);
      // Who has left meanwhile has a job of their own.
      if (now?.status === record.status) await setProviderState(tx, id, state);
    });
    if (state === 'invalid_key' || state === 'failed') {
      throw new NotReady(`the newsletter provider refused a subscriber: ${state}`);
    }
  };
