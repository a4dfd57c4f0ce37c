import { OWNER_KINDS, type ReferenceKind } from '@plinth/model';
import { RECORD_TYPES, type RecordName } from '../storage/database/record-types.ts';
import type { Reader } from '../storage/database/store.ts';
import { anyRecord, tableOf } from '../storage/records/any-record.ts';
import { inBatches } from '../storage/records/in-batches.ts';
import { fromRow } from '../storage/records/records.ts';
import { idsOf, recordReferences, referenceColumns } from './record-references.ts';

/** A record that references another one: `target` is the id of that one. */
export type RecordUse = {
  readonly type: RecordName;
  readonly id: number;
  readonly name: string;
  readonly target: number;
};

/** What is referenced: these records, or all of a kind whose references contain its name. */
type Used = { readonly kind: ReferenceKind; readonly ids?: readonly number[] };

/**
 * Rows that may have such references. The query filters by the digits of a single id first, or by
 * the name of the kind, which is fast.
 */
async function* candidatesIn(db: Reader, name: RecordName, { kind, ids }: Used) {
  const { plain, json } = referenceColumns(name, kind);
  if (plain.length + json.length === 0) return;
  const [only, ...others] = ids ?? [kind];
  const pattern = others.length === 0 ? `%${only}%` : '%';
  yield* inBatches((after, limit) =>
    anyRecord(db)
      .selectFrom(tableOf(name))
      .selectAll()
      .where('id', '>', after)
      .where((row) =>
        row.or([
          ...plain.map((column) =>
            ids === undefined ? row(column, 'is not', null) : row(column, 'in', ids),
          ),
          ...json.map((column) => row(column, 'like', pattern)),
        ]),
      )
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/** Records of a kind with such references. */
async function usesIn(db: Reader, name: RecordName, used: Used): Promise<RecordUse[]> {
  const wanted = used.ids && new Set(used.ids);
  const uses: RecordUse[] = [];
  for await (const row of candidatesIn(db, name, used)) {
    const record = fromRow(name, row);
    const use = { type: name, id: record.id, name: 'name' in record ? record.name : '' };
    for (const target of idsOf(recordReferences(name, record), used.kind))
      if (wanted?.has(target) ?? true) uses.push({ ...use, target });
  }
  return uses;
}

/** The owners of documents in sections. Headers and footers count as their own owners. */
async function ownersOf(db: Reader, sections: readonly RecordUse[]): Promise<RecordUse[]> {
  if (sections.length === 0) return [];
  const ids = sections.map(({ id }) => id);
  const owners = new Map<number, Omit<RecordUse, 'target'>>();
  for (const type of OWNER_KINDS) {
    const rows = await db
      .selectFrom(type)
      .select(['id', 'name', 'content_id'])
      .where('content_id', 'in', ids)
      .execute();
    for (const { content_id, ...row } of rows) owners.set(content_id, { type, ...row });
  }
  return sections.map((section) => ({ ...section, ...owners.get(section.id) }));
}

/** All records that reference the given ones, or those of their kind. Each is listed once per target. */
export async function findUses(db: Reader, used: Used): Promise<RecordUse[]> {
  const uses: RecordUse[] = [];
  for (const name of Object.keys(RECORD_TYPES) as RecordName[]) {
    const found = await usesIn(db, name, used);
    uses.push(...(name === 'section' ? await ownersOf(db, found) : found));
  }
  const different = new Map<string, RecordUse>();
  for (const use of uses) {
    const key = `${use.type} ${use.id} ${use.target}`;
    if (!different.has(key)) different.set(key, use);
  }
  return [...different.values()];
}
