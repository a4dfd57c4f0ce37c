import type { services } from '@plinth/contract';
import { OWNER_KINDS } from '@plinth/model';
import type { z } from 'zod';
import { recordReferences } from '../../documents/record-references.ts';
import type { Reader } from '../../storage/database/store.ts';
import { anyRecord, tableOf } from '../../storage/records/any-record.ts';
import { fromRow } from '../../storage/records/records.ts';

type Use = z.output<typeof services.MediaService.getUsage.result>['items'][number];

/** The records that can show media files, and the column of JSON that names them. */
const PLACES = {
  section: 'document',
  block: 'document',
  menu: 'items',
  style: 'properties',
  preset: 'properties',
  background: 'properties',
  setting: 'values',
} as const;
type Place = keyof typeof PLACES;

/** The databases look for the digits first, which is quick. */
async function usesIn(db: Reader, place: Place, id: number): Promise<Omit<Use, 'type'>[]> {
  const rows = await anyRecord(db)
    .selectFrom(tableOf(place))
    .selectAll()
    .where(PLACES[place], 'like', `%${id}%`)
    .execute();
  return rows
    .map((row) => fromRow(place, row))
    .filter((record) =>
      recordReferences(place, record).some((one) => one.kind === 'media' && one.id === id),
    )
    .map((record) => ({ id: record.id, name: record.name }));
}

/** The owner of the document in a section; headers and footers stand for themselves. */
async function ownersOf(db: Reader, sections: readonly Omit<Use, 'type'>[]): Promise<Use[]> {
  if (sections.length === 0) return [];
  const ids = sections.map(({ id }) => id);
  const owners = new Map<number, Use>();
  for (const type of OWNER_KINDS) {
    const rows = await db
      .selectFrom(type)
      .select(['id', 'name', 'content_id'])
      .where('content_id', 'in', ids)
      .execute();
    for (const { content_id, ...row } of rows) owners.set(content_id, { type, ...row });
  }
  return sections.map((section) => owners.get(section.id) ?? { type: 'section', ...section });
}

/** Everywhere a file is used. */
export async function findUsage(db: Reader, id: number): Promise<Use[]> {
  const uses: Use[] = [];
  for (const place of Object.keys(PLACES) as Place[]) {
    const found = await usesIn(db, place, id);
    if (place === 'section') uses.push(...(await ownersOf(db, found)));
    else uses.push(...found.map((use) => ({ type: place, ...use })));
  }
  const posts = await db
    .selectFrom('post')
    .select(['id', 'name'])
    .where('image_id', '=', id)
    .execute();
  return [...uses, ...posts.map((post) => ({ type: 'post', ...post }))];
}
