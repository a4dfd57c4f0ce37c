import { integrationSettings, type NewsletterProviderName } from '@plinth/contract';
import type { SafeFetch } from '../../outbound/safe-fetch.ts';
import type { Secrets } from '../../security/secrets.ts';
import { secretName, settingOf } from '../../settings/group-values.ts';
import type { Reader } from '../../storage/database/store.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { brevo } from './providers/brevo.ts';
import { mailchimp } from './providers/mailchimp.ts';
import {
  createProviderRequest,
  type NewsletterProvider,
  type ProviderAddress,
  type ProviderList,
  type ProviderOutcome,
  type ProviderRequest,
  type ProviderSubscriber,
} from './providers/provider.ts';

/** The site's account at a newsletter service. */
export type NewsletterAccount = {
  /** Whether subscribers confirm by an email of this site first. */
  readonly hasDoubleOptIn: boolean;
  readonly subscribe: (subscriber: ProviderSubscriber) => Promise<ProviderOutcome>;
  readonly unsubscribe: (email: string) => Promise<ProviderOutcome>;
};

export type NewsletterAccounts = {
  /** Whether the owner has chosen a provider. */
  readonly isChosen: (db: Reader) => Promise<boolean>;
  /** Null if the owner hasn't chosen a provider. */
  readonly read: (db: Reader) => Promise<NewsletterAccount | null>;
  /** The lists of an account. Without a key, of the stored one for this provider. */
  readonly findLists: (
    db: Reader,
    provider: NewsletterProviderName,
    key: string,
  ) => Promise<readonly ProviderList[] | 'invalid_key' | 'failed'>;
};

const PROVIDERS: { readonly [N in NewsletterProviderName]: NewsletterProvider } = {
  mailchimp,
  brevo,
};

const KEY = secretName('integration', 'newsletter_api_key');

type Ports = {
  readonly secrets: Secrets;
  readonly fetch: SafeFetch;
  readonly addressOf: ProviderAddress;
};

export function createNewsletterAccounts({ secrets, fetch, addressOf }: Ports): NewsletterAccounts {
  /** Null for keys that can't be valid. */
  const requestWith = (name: NewsletterProviderName, key: string): ProviderRequest | null => {
    const provider = PROVIDERS[name];
    const own = provider.address(key);
    if (own === null) return null;
    return createProviderRequest({
      fetch,
      address: addressOf(name, own),
      headers: provider.headers(key),
    });
  };
  /** Null also without a key, and for one that was stored with another data folder's key. */
  const storedRequest = async (
    db: Reader,
    name: NewsletterProviderName,
  ): Promise<ProviderRequest | null> => {
    const key = await secrets.read(db, KEY).catch(() => null);
    return key === null ? null : requestWith(name, key);
  };
  const readSettings = async (db: Reader) =>
    (await readSetting(db, settingOf(integrationSettings))).values;

  return {
    isChosen: async (db) => (await readSettings(db)).newsletter_provider !== 'none',
    read: async (db) => {
      const { newsletter_provider: name, ...settings } = await readSettings(db);
      if (name === 'none') return null;
      const list = settings.newsletter_list;
      const { subscribe, unsubscribe } = PROVIDERS[name];
      return {
        hasDoubleOptIn: settings.newsletter_double_opt_in,
        subscribe: async (one) => {
          const request = await storedRequest(db, name);
          return request ? subscribe(request, list, one) : 'invalid_key';
        },
        unsubscribe: async (email) => {
          const request = await storedRequest(db, name);
          return request ? unsubscribe(request, list, email) : 'invalid_key';
        },
      };
    },
    findLists: async (db, name, given) => {
      const isStored = (await readSettings(db)).newsletter_provider === name;
      const stored = given === '' && isStored ? await storedRequest(db, name) : null;
      const request = given === '' ? stored : requestWith(name, given);
      return request ? PROVIDERS[name].findLists(request) : 'invalid_key';
    },
  };
}
