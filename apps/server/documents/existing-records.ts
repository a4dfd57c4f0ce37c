import { RpcError } from '@plinth/contract';
import { groupIssues, type Reference, type ReferenceKind } from '@plinth/model';
import type { RecordName } from '../storage/database/record-types.ts';
import type { Reader } from '../storage/database/store.ts';
import { anyRecord, tableOf } from '../storage/records/any-record.ts';
import { idsOf } from './record-references.ts';

/** The table of each reference kind. Null: the kind has no records. */
const TABLES = {
  media: 'media',
  menu: 'menu',
  page: 'page',
  section: 'section',
  background: 'background',
  folder: 'folder',
  account: 'account',
  post: 'post',
  popup: null,
} as const satisfies { readonly [K in ReferenceKind]?: RecordName | null };

const isStoredKind = (kind: ReferenceKind): kind is keyof typeof TABLES =>
  Object.hasOwn(TABLES, kind);

async function existing(db: Reader, table: RecordName, ids: readonly number[]) {
  if (ids.length === 0) return new Set<number>();
  const rows = await anyRecord(db)
    .selectFrom(tableOf(table))
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** New references in `after` whose records don't exist. */
async function findMissing(
  db: Reader,
  after: readonly Reference[],
  before: readonly Reference[],
): Promise<readonly Reference[]> {
  const missing: Reference[] = [];
  const kinds = new Set(after.map(({ kind }) => kind).filter(isStoredKind));
  for (const kind of kinds) {
    const known = idsOf(before, kind);
    const added = [...idsOf(after, kind)].filter((id) => !known.has(id));
    const table = TABLES[kind];
    const found = table === null ? new Set<number>() : await existing(db, table, added);
    const missingIds = new Set(added.filter((id) => !found.has(id)));
    missing.push(...after.filter((one) => one.kind === kind && missingIds.has(Number(one.id))));
  }
  return missing;
}

export type ReferenceChange = {
  readonly after: readonly Reference[];
  /** References that are stored already. Their records may have been deleted since. */
  readonly before: readonly Reference[];
  /** Prefix of every path in errors. */
  readonly path?: string;
};

/** Throws `VALIDATION` with the path of every new reference to a record that doesn't exist. */
export async function checkRecordsExist(
  db: Reader,
  { after, before, path = '' }: ReferenceChange,
): Promise<void> {
  const missing = await findMissing(db, after, before);
  if (missing.length === 0) return;
  const issues = missing.map((one) => ({ path: one.path, key: 'valueInvalid' }));
  throw new RpcError('VALIDATION', { errors: groupIssues(issues, path) });
}
