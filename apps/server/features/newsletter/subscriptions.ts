import type { SubscriberRecord } from '@plinth/contract';
import type { Mail, QueueMail } from '../../mail/queue.ts';
import { readGeneral } from '../../settings/settings.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { changeRecord, createRecord, findRecord } from '../../storage/records/records.ts';
import { findSubscriber } from './find-subscriber.ts';
import type { NewsletterAccount, NewsletterAccounts } from './provider-account.ts';
import { queueForProvider, setProviderState, stateAfter } from './provider-job.ts';
import type { SubscriptionLinks, SubscriptionRequest } from './subscription-links.ts';

export type SubscriptionPorts = {
  readonly store: Store;
  readonly links: SubscriptionLinks;
  readonly queueMail: QueueMail;
  readonly accounts: Pick<NewsletterAccounts, 'read' | 'isChosen'>;
};

export type NewSubscriber = {
  readonly email: string;
  readonly name: string;
  readonly page_id: number | null;
  readonly page_name: string;
  /** Nothing is sent to them. */
  readonly isSpam: boolean;
};

/** `already` is said only if the owner does without double opt-in at a provider. */
export type SubscribeOutcome = 'stored' | 'already' | 'failure';

/** A local list with double opt-in, which a provider may follow. */
export type Subscriptions = {
  /**
   * Sends an email with a link to confirm, at most once a day to each address. The answer is the
   * same whether the address is on the list or not: only its owner learns that, by email.
   */
  readonly subscribe: (subscriber: NewSubscriber) => Promise<SubscribeOutcome>;
  /** Whether the link still leads to a subscriber. */
  readonly isKnown: (request: SubscriptionRequest) => Promise<boolean>;
  /** Does what the link asks for; once more if it was done before. */
  readonly follow: (request: SubscriptionRequest) => Promise<boolean>;
};

const MAIL_PAUSE_MS = 24 * 3_600_000;

const isoOf = ({ now }: Tx): string => new Date(now).toISOString();

const change = (tx: Tx, { id, revision }: SubscriberRecord, fields: Partial<SubscriberRecord>) =>
  changeRecord(tx, 'subscriber', { id, revision, fields });

/** A confirm link of an older email, or of before they left, is worth nothing. */
const fits = (record: SubscriberRecord, request: SubscriptionRequest): boolean =>
  request.step === 'unsubscribe' || record.round === request.round;

export function createSubscriptions({
  store,
  links,
  queueMail,
  accounts,
}: SubscriptionPorts): Subscriptions {
  const actor = systemActor('form');

  const mail = async (
    tx: Tx,
    template: Mail['template'],
    { id, email, name, language, round }: SubscriberRecord,
  ) => {
    const { address } = await readGeneral(tx.db);
    const site = address.replace(/\/+$/, '');
    const unsubscribe = site + links.unsubscribe({ id });
    const link = site + links.confirm({ id, round }, tx.now);
    const values = { link, unsubscribe };
    await queueMail(tx, { template, to: { name, email, language }, values, unsubscribe });
  };

  const create = async (tx: Tx, { email, name, page_id, page_name }: NewSubscriber) => {
    const { default_language: language } = await readGeneral(tx.db);
    return createRecord(tx, 'subscriber', {
      ...{ email, name, page_id, page_name, language, status: 'pending' },
      ...{ confirmed_at: null, unsubscribed_at: null, mailed_at: null, round: 0 },
      provider_state: 'none',
    });
  };

  const findOrCreate = async (tx: Tx, given: NewSubscriber) =>
    (await findSubscriber(tx.db, given.email)) ?? (await create(tx, given));

  /** Asks the provider while the visitor waits, and stores what it says. */
  const subscribeAt = async (account: NewsletterAccount, given: NewSubscriber) => {
    const { id } = await store.transaction((tx) => findOrCreate(tx, given), actor);
    const outcome = await account.subscribe({ ...given, hasConfirmed: false });
    const provider_state = stateAfter(outcome);
    await store.transaction(async (tx) => {
      const record = await findRecord(tx.db, 'subscriber', id);
      const isOnList = outcome === 'done' || outcome === 'already';
      if (record?.status === 'pending' && isOnList) {
        await change(tx, record, { status: 'confirmed', confirmed_at: isoOf(tx) });
      }
      // An unsubscribe queues its own job.
      if (record && record.status !== 'unsubscribed') {
        await setProviderState(tx, id, provider_state);
      }
    }, actor);
    if (provider_state !== 'sent') return 'failure';
    return outcome === 'already' ? 'already' : 'stored';
  };

  /** Only they themselves can return to the list: by a link in an email. */
  const hasLeft = async (email: string): Promise<boolean> =>
    (await findSubscriber(store.read, email))?.status === 'unsubscribed';

  /** Sends an email with a link to confirm. */
  const ask = (given: NewSubscriber) =>
    store.transaction(async (tx) => {
      const record = await findOrCreate(tx, given);
      const mailed = record.mailed_at === null ? 0 : Date.parse(record.mailed_at);
      if (given.isSpam || tx.now - mailed < MAIL_PAUSE_MS) return;
      const isConfirmed = record.status === 'confirmed';
      const round = isConfirmed ? record.round : record.round + 1;
      const next = await change(tx, record, { mailed_at: isoOf(tx), round });
      await mail(tx, isConfirmed ? 'newsletter_known' : 'newsletter_confirm', next);
    }, actor);

  const changeBy = async (tx: Tx, record: SubscriberRecord, step: SubscriptionRequest['step']) => {
    if (step === 'confirm') {
      if (record.status === 'confirmed') return;
      await change(tx, record, { status: 'confirmed', confirmed_at: isoOf(tx) });
    } else {
      if (record.status === 'unsubscribed') return;
      await change(tx, record, {
        ...{ status: 'unsubscribed', unsubscribed_at: isoOf(tx) },
        ...{ mailed_at: null, round: record.round + 1 },
      });
    }
    if (await accounts.isChosen(tx.db)) await queueForProvider(tx, record, step);
  };

  return {
    subscribe: async (given) => {
      const account = given.isSpam ? null : await accounts.read(store.read);
      const isAsked = !account || account.hasDoubleOptIn || (await hasLeft(given.email));
      if (!isAsked) return subscribeAt(account, given);
      await ask(given);
      return 'stored';
    },
    isKnown: async (request) => {
      const record = await findRecord(store.read, 'subscriber', request.id);
      return record !== undefined && fits(record, request);
    },
    follow: (request) =>
      store.transaction(async (tx) => {
        const record = await findRecord(tx.db, 'subscriber', request.id);
        if (!record || !fits(record, request)) return false;
        await changeBy(tx, record, request.step);
        return true;
      }, actor),
  };
}
