import { OWNER_KINDS, type ReferenceKind } from '@plinth/model';
import { RECORD_TYPES, type RecordName } from '../storage/database/record-types.ts';
import type { Reader } from '../storage/database/store.ts';
import { anyRecord, tableOf } from '../storage/records/any-record.ts';
import { fromRow } from '../storage/records/records.ts';
import { recordReferences, referenceColumns } from './record-references.ts';

/** A record that references another one: `target` is the id of that one. */
export type RecordUse = {
  readonly type: RecordName;
  readonly id: number;
  readonly name: string;
  readonly target: number;
};

/** What is referenced: a record, or all records of a kind. */
type Used = { readonly kind: ReferenceKind; readonly id?: number };

/**
 * Records of a kind with such references. The query filters by the digits of the id first, or by the
 * name of the kind, which is fast.
 */
async function usesIn(db: Reader, name: RecordName, { kind, id }: Used): Promise<RecordUse[]> {
  const { plain, json } = referenceColumns(name, kind);
  if (plain.length + json.length === 0) return [];
  const rows = await anyRecord(db)
    .selectFrom(tableOf(name))
    .selectAll()
    .where((row) =>
      row.or([
        ...plain.map((column) =>
          id === undefined ? row(column, 'is not', null) : row(column, '=', id),
        ),
        ...json.map((column) => row(column, 'like', `%${id ?? kind}%`)),
      ]),
    )
    .execute();
  return rows
    .map((row) => fromRow(name, row))
    .flatMap((record) => {
      const targets = recordReferences(name, record).flatMap((one) =>
        one.kind === kind && typeof one.id === 'number' ? [one.id] : [],
      );
      const use = { type: name, id: record.id, name: 'name' in record ? record.name : '' };
      return [...new Set(targets)]
        .filter((target) => id === undefined || target === id)
        .map((target) => ({ ...use, target }));
    });
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

/** All records that reference the given one, or those of its kind. Each is listed once per target. */
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
