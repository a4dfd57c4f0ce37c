import type { services } from '@plinth/contract';
import { OWNER_KINDS } from '@plinth/model';
import type { z } from 'zod';
import { recordReferences, referenceColumns } from '../../documents/record-references.ts';
import { RECORD_TYPES, type RecordName } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { anyRecord, tableOf } from '../../storage/records/any-record.ts';
import { fromRow } from '../../storage/records/records.ts';

type Usage = z.output<typeof services.MediaService.getUsage.result>['items'][number];

/**
 * Records of a kind that reference a file. The query filters by the digits of the id first, which
 * is fast.
 */
async function usagesIn(db: Reader, name: RecordName, id: number): Promise<Usage[]> {
  const { plain, json } = referenceColumns(name, 'media');
  if (plain.length + json.length === 0) return [];
  const rows = await anyRecord(db)
    .selectFrom(tableOf(name))
    .selectAll()
    .where((row) =>
      row.or([
        ...plain.map((column) => row(column, '=', id)),
        ...json.map((column) => row(column, 'like', `%${id}%`)),
      ]),
    )
    .execute();
  return rows
    .map((row) => fromRow(name, row))
    .filter((record) =>
      recordReferences(name, record).some((one) => one.kind === 'media' && one.id === id),
    )
    .map((record) => ({ type: name, id: record.id, name: 'name' in record ? record.name : '' }));
}

/** The owners of documents in sections. Headers and footers count as their own owners. */
async function ownersOf(db: Reader, sections: readonly Usage[]): Promise<Usage[]> {
  if (sections.length === 0) return [];
  const ids = sections.map(({ id }) => id);
  const owners = new Map<number, Usage>();
  for (const type of OWNER_KINDS) {
    const rows = await db
      .selectFrom(type)
      .select(['id', 'name', 'content_id'])
      .where('content_id', 'in', ids)
      .execute();
    for (const { content_id, ...row } of rows) owners.set(content_id, { type, ...row });
  }
  return sections.map((section) => owners.get(section.id) ?? section);
}

/** All records that use a file, each listed once. */
export async function findUsage(db: Reader, id: number): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (const name of Object.keys(RECORD_TYPES) as RecordName[]) {
    const found = await usagesIn(db, name, id);
    usages.push(...(name === 'section' ? await ownersOf(db, found) : found));
  }
  return usages.filter(
    (usage, index) =>
      usages.findIndex((other) => other.type === usage.type && other.id === usage.id) === index,
  );
}
