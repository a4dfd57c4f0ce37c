import type { SubmissionRecord, services } from '@plinth/contract';
import Papa from 'papaparse';
import type { Handlers } from '../../rpc/context.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { listAll, listRecords } from '../../storage/records/lists.ts';
import { changeRecord, findAll, getRecord } from '../../storage/records/records.ts';
import { type DeletionPorts, deleteSubmissions } from './delete-submissions.ts';
import type { FoundForm } from './find-form.ts';
import { queueSubmission, rescheduleJobs, waitingStates } from './submission-jobs.ts';

type Folder = 'all' | 'unread' | 'spam';

const SEARCHED = ['sender_name', 'sender_email', 'subject', 'content'];

const groupOf = (folder: Folder) =>
  folder === 'unread'
    ? ({ column: 'status', values: ['new'], show: 'only' } as const)
    : ({
        column: 'status',
        values: ['spam'],
        show: folder === 'spam' ? 'only' : 'others',
      } as const);

/** The nearest submission on one side that is spam too, or isn’t either. */
async function neighbor(db: Reader, { id, status }: SubmissionRecord, side: '<' | '>') {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('id', side, id)
    .where('status', status === 'spam' ? '=' : '<>', 'spam')
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

/** How long spam waits to be emailed and passed on, in ms: until someone says that it's none. */
const SPAM_PAUSE_MS = 100 * 365 * 24 * 3_600_000;

/** Undefined if the form is gone. */
export type FormOfSubmission = (
  db: Reader,
  submission: Pick<SubmissionRecord, 'page_id' | 'post_id' | 'widget_id'>,
) => Promise<FoundForm | undefined>;

type Ports = DeletionPorts & { readonly formOf: FormOfSubmission };

/** For the owner alone. */
const NO_FORM = { recipients: '', webhook_url: '' };

/** Passes on a message that the filter took for spam. */
async function queueLate(tx: Tx, record: SubmissionRecord, formOf: FormOfSubmission) {
  const form = (await formOf(tx.db, record)) ?? NO_FORM;
  await queueSubmission(tx, record.id, form);
  return waitingStates(form);
}

/** One column per label, in the order in which labels first appear. */
function toCsv(list: readonly SubmissionRecord[]): string {
  const rows = list.map(({ created, page_name, fields, files }) => ({
    created,
    page: page_name,
    ...Object.fromEntries(fields.map(({ label, value }) => [label, value])),
    ...Object.fromEntries(files.map(({ label, name }) => [label, name])),
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Papa.unparse(rows, { columns, escapeFormulae: true });
}

export const createSubmissions = ({
  store,
  attachments,
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
    const newer_id = await neighbor(store.read, item, '>');
    return { item, newer_id, older_id: await neighbor(store.read, item, '<') };
  },
  countUnread: async () => ({ unread: await countUnread(store.read) }),
  setStatus: ({ ids, status }, { actor }) =>
    store.transaction(async (tx) => {
      const records = await findAll(tx.db, 'submission', ids);
      const others = records.filter((record) => record.status !== status);
      for (const record of others) {
        const { id, revision } = record;
        // What was stored as spam has no jobs yet.
        const isLate = record.status === 'spam' && record.mail_state === 'none';
        const states = isLate ? await queueLate(tx, record, formOf) : {};
        await changeRecord(tx, 'submission', { id, revision, fields: { status, ...states } });
      }
      const idsOf = (records: readonly SubmissionRecord[]) => records.map(({ id }) => id);
      const isSpam = (record: SubmissionRecord) => record.status === 'spam';
      if (status === 'spam') await rescheduleJobs(tx, idsOf(others), tx.now + SPAM_PAUSE_MS);
      else await rescheduleJobs(tx, idsOf(others.filter(isSpam)), tx.now);
      return { changed: others.length };
    }, actor),
  delete: async ({ ids }, { actor }) => ({
    deleted: await deleteSubmissions(ids, { store, attachments }, actor),
  }),
  export: async () => {
    const list = await listAll(store.read, 'submission', 'created');
    return { csv: toCsv(list.filter(({ status }) => status !== 'spam')) };
  },
});
