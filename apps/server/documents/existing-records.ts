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
  popup: 'popup',
} as const satisfies { readonly [K in ReferenceKind]?: RecordName | null };

type Wanted = Pick<Reference, 'mediaType' | 'mimeType'> & { readonly kind: keyof typeof TABLES };

const isWanted = (reference: Reference): reference is Reference & Wanted =>
  Object.hasOwn(TABLES, reference.kind);

const keyOf = ({ kind, mediaType, mimeType }: Reference): string =>
  [kind, mediaType, mimeType].join(' ');

/** Ids of a kind's records: those that exist and, for media, have the required type and format. */
async function existing(db: Reader, wanted: Wanted, ids: readonly number[]) {
  const { kind, mediaType, mimeType } = wanted;
  const table = TABLES[kind];
  if (table === null || ids.length === 0) return new Set<number>();
  const query = anyRecord(db).selectFrom(tableOf(table)).select('id').where('id', 'in', ids);
  const ofType = mediaType ? query.where('type', '=', mediaType) : query;
  const rows = await (mimeType ? ofType.where('mime_type', '=', mimeType) : ofType).execute();
  return new Set(rows.map(({ id }) => id));
}

/** New references in `after` whose records don't exist or are of another media type. */
async function findMissing(
  db: Reader,
  after: readonly Reference[],
  before: readonly Reference[],
): Promise<readonly Reference[]> {
  const missing: Reference[] = [];
  for (const key of new Set(after.map(keyOf))) {
    const references = after.filter((one) => keyOf(one) === key);
    const [wanted] = references;
    if (wanted === undefined || !isWanted(wanted)) continue;
    const known = idsOf(
      before.filter((one) => keyOf(one) === key),
      wanted.kind,
    );
    const added = [...idsOf(references, wanted.kind)].filter((id) => !known.has(id));
    const found = await existing(db, wanted, added);
    const missingIds = new Set(added.filter((id) => !found.has(id)));
    missing.push(...references.filter(({ id }) => missingIds.has(Number(id))));
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

/**
 * Throws `VALIDATION` with the path of every new reference to a record that doesn't exist, or to a
 * media file of another type or format.
 */
export async function checkRecordsExist(
  db: Reader,
  { after, before, path = '' }: ReferenceChange,
): Promise<void> {
  const missing = await findMissing(db, after, before);
  if (missing.length === 0) return;
  const issues = missing.map((one) => ({ path: one.path, key: 'valueInvalid' }));
  throw new RpcError('VALIDATION', { errors: groupIssues(issues, path) });
}
