import type { AuditEntryRecord, AuditKind, services } from '@plinth/contract';
import { sql } from 'kysely';
import type { Handlers } from '../../rpc/context.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { likePatterns } from '../../storage/records/lists.ts';

/** The records of each kind. All others are content. */
const RECORDS: Record<Exclude<AuditKind, 'content'>, readonly string[]> = {
  sign_in: ['session', 'ticket', 'limit', 'account'],
  design: ['theme', 'style', 'preset', 'background', 'font'],
  settings: ['setting', 'redirect'],
  system: ['site', 'backup', 'update', 'activation', 'job', 'feedback'],
};

/** Details that say which one it is. */
const SUBJECTS = ['email', 'version', 'ignored', 'backup', 'theme'] as const;

/** Entries of the log; with the names of accounts and settings groups, but no content. */
const entriesOf = (db: Reader) =>
  db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .leftJoin('setting', (join) =>
      join.onRef('setting.id', '=', 'audit.record_id').on('audit.record', '=', 'setting'),
    );

type Query = Parameters<Handlers<typeof services.AuditService>['getList']>[0];

function found(db: Reader, { search, filter }: Query) {
  const kind = filter?.kind;
  const named = kind && kind !== 'content' ? RECORDS[kind] : Object.values(RECORDS).flat();
  const patterns = search ? likePatterns(search) : [];
  return entriesOf(db)
    .$if(kind !== undefined, (rows) =>
      rows.where('audit.record', kind === 'content' ? 'not in' : 'in', [...named]),
    )
    .$if(patterns.length > 0, (rows) =>
      rows.where(({ or }) =>
        or(
          ['account.name', 'audit.ip', 'audit.record', 'audit.details', 'setting.name'].flatMap(
            (column) =>
              patterns.map(
                (pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
              ),
          ),
        ),
      ),
    );
}

type Row = Pick<AuditEntryRecord, 'id' | 'who' | 'ip' | 'record'> & {
  readonly created: number;
  readonly result: string;
  readonly record_id: number | null;
  readonly details: string;
  readonly group: string | null;
};

function subjectOf({ details, group, record, record_id }: Row): string {
  const values = JSON.parse(details);
  const name = SUBJECTS.map((one) => values[one]).find((value) => value !== undefined);
  if (name !== undefined) return String(name);
  if (group !== null) return group;
  return record_id === null || record === 'session' ? '' : String(record_id);
}

const toEntry = (row: Row): AuditEntryRecord => ({
  ...{ id: row.id, who: row.who, ip: row.ip, record: row.record },
  created: new Date(Number(row.created)).toISOString(),
  result: row.result as AuditEntryRecord['result'],
  subject: subjectOf(row),
});

type AuditPorts = { readonly store: Store };

/** The activity log. Rows are written by `storage/records/audit.ts`, with the change itself. */
export const createAuditLog = ({ store }: AuditPorts): Handlers<typeof services.AuditService> => ({
  getList: async (query) => {
    const { page, count, direction = 'desc' } = query;
    const rows = found(store.read, query);
    const { total } = await rows
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const entries = await rows
      .select(['audit.id', 'audit.created', 'audit.ip', 'audit.record', 'audit.record_id'])
      .select(['audit.result', 'audit.details', 'account.name as who', 'setting.name as group'])
      .orderBy('audit.id', direction)
      .limit(count)
      .offset((page - 1) * count)
      .execute();
    return { items: entries.map(toEntry), total: Number(total), page, count };
  },
});
