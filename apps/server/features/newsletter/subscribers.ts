import type { SubscriberRecord, services } from '@plinth/contract';
import Papa from 'papaparse';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Store } from '../../storage/database/store.ts';
import { listAll, listRecords } from '../../storage/records/lists.ts';
import { deletePersonalData, findAll } from '../../storage/records/records.ts';
import type { NewsletterAccounts } from './provider-account.ts';
import { queueRemoval } from './provider-job.ts';

const toCsv = (list: readonly SubscriberRecord[]): string =>
  Papa.unparse(
    list.map(({ email, name, confirmed_at, page_name, language }) => ({
      ...{ email, name, confirmed: confirmed_at, page: page_name, language },
    })),
    { columns: ['email', 'name', 'confirmed', 'page', 'language'], escapeFormulae: true },
  );

type Ports = { readonly store: Store; readonly newsletterAccounts: NewsletterAccounts };

export const createSubscribers = ({
  store,
  newsletterAccounts,
}: Ports): Handlers<typeof services.SubscribersService> => ({
  getList: ({ filter, ...query }) =>
    listRecords(store.read, 'subscriber', {
      ...{ sort: 'created', direction: 'desc' as const, ...query },
      filter: { status: filter?.status },
      searched: ['email', 'name'],
    }),
  checkKey: async ({ provider, api_key }) => {
    const lists = await newsletterAccounts.findLists(store.read, provider, api_key);
    if (lists === 'invalid_key') {
      throw fieldError('newsletter_api_key', 'valueInvalid', 'MODULE.NEWSLETTER.API_KEY_INVALID');
    }
    if (lists === 'failed') {
      throw fieldError('newsletter_api_key', 'valueInvalid', 'MODULE.NEWSLETTER.UNAVAILABLE');
    }
    return { lists: [...lists] };
  },
  delete: async ({ ids }, { actor }) => ({
    deleted: await store.transaction(async (tx) => {
      await queueRemoval(tx, await findAll(tx.db, 'subscriber', ids));
      return deletePersonalData(tx, 'subscriber', ids);
    }, actor),
  }),
  export: async () => {
    const list = await listAll(store.read, 'subscriber', 'created');
    return { csv: toCsv(list.filter(({ status }) => status === 'confirmed')) };
  },
});
