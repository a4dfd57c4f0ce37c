import { RpcError, type SubmissionRecord, type services } from '@plinth/contract';
import Papa from 'papaparse';
import type { Handlers } from '../../rpc/context.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { listAll, listRecords } from '../../storage/records/lists.ts';
import { getRecord } from '../../storage/records/records.ts';
import { changeStatus } from './change-status.ts';
import type { FormOfSubmission } from './find-form.ts';
import { HELD_STATUSES, isHeld } from './held.ts';
import { queueWebhook } from './submission-jobs.ts';

type Folder = 'all' | 'unread' | 'spam';

const SEARCHED = ['sender_name', 'sender_email', 'subject', 'content'];

const groupOf = (folder: Folder) =>
  folder === 'unread'
    ? ({ column: 'status', values: ['new'], show: 'only' } as const)
    : ({
        column: 'status',
        values: folder === 'spam' ? ['spam'] : HELD_STATUSES,
        show: folder === 'spam' ? 'only' : 'others',
      } as const);

/** The nearest submission on one side that is spam too, or isn’t either. */
async function neighbor(db: Reader, { id, status }: SubmissionRecord, side: '<' | '>') {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('id', side, id)
    .$if(status === 'spam', (all) => all.where('status', '=', 'spam'))
    .$if(status !== 'spam', (all) => all.where('status', 'not in', HELD_STATUSES))
    .orderBy('id', side === '<' ? 'desc' : 'asc')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function countUnread(db: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  return Number(unread);
}

type Ports = { readonly store: Store; readonly formOf: FormOfSubmission };

/** One column per label, in the order in which labels first appear. */
function toCsv(list: readonly SubmissionRecord[]): string {
  const rows = list.map(({ created, page_name, fields, files }) => ({
    created,
    page: page_name,
    ...Object.fromEntries(fields.map(({ label, value }) => [label, value])),
    ...Object.fromEntries(files.map(({ label, name }) => [label, name])),
  }));
  const columns = [...new Set(['created', 'page', ...rows.flatMap((row) => Object.keys(row))])];
  return Papa.unparse(rows, { columns, escapeFormulae: true });
}

export const createSubmissions = ({
  store,
  formOf,
}: Ports): Handlers<typeof services.SubmissionsService> => ({
  getList: ({ filter, ...query }) =>
    listRecords(store.read, 'submission', {
      ...{ sort: 'created', direction: 'desc' as const, ...query },
      group: groupOf(filter?.folder ?? 'all'),
      searched: SEARCHED,
    }),
  get: async ({ id }) => {
    const item = await getRecord(store.read, 'submission', id);
    if (item.status === 'deleted') throw new RpcError('NOT_FOUND');
    const newer_id = await neighbor(store.read, item, '>');
    return { item, newer_id, older_id: await neighbor(store.read, item, '<') };
  },
  countUnread: async () => ({ unread: await countUnread(store.read) }),
  setStatus: (change, { actor }) =>
    store.transaction(async (tx) => ({ changed: await changeStatus(tx, change, formOf) }), actor),
  resend: ({ id }, { actor }) =>
    store.transaction(async (tx) => {
      const item = await getRecord(tx.db, 'submission', id);
      if (isHeld(item)) throw new RpcError('NOT_FOUND');
      const url = (await formOf(tx.db, item))?.webhook_url;
      if (!url) throw new RpcError('VALIDATION', { message: 'MODULE.INBOX.NO_WEBHOOK' });
      await queueWebhook(tx, id, url);
      return true as const;
    }, actor),
  delete: ({ ids }, { actor }) =>
    store.transaction(async (tx) => {
      const change = { ids, status: 'deleted', restore: false } as const;
      return { deleted: await changeStatus(tx, change, formOf) };
    }, actor),
  export: async () => {
    const list = await listAll(store.read, 'submission', 'created');
    return { csv: toCsv(list.filter((message) => !isHeld(message))) };
  },
});
