import type { services } from '@plinth/contract';
import type { z } from 'zod';
import { collectReferences, noReferences } from '../documents/record-references.ts';
import { anyRecord, tableOf } from '../storage/any-record.ts';
import type { Reader } from '../storage/store.ts';

type Use = z.output<typeof services.MediaService.getUsage.result>['items'][number];

/** Where ids of media files can stand: the table, and its column of JSON. */
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

/** Whether a JSON text names the file; the databases look for the digits first, which is quick. */
function names(json: string, id: number): boolean {
  const found = noReferences();
  collectReferences(JSON.parse(json), found);
  return found.media.has(id);
}

async function usesIn(db: Reader, place: Place, id: number): Promise<Omit<Use, 'type'>[]> {
  const column = PLACES[place];
  const rows = await anyRecord(db)
    .selectFrom(tableOf(place))
    .select(['id', 'name', column])
    .where(column, 'like', `%${id}%`)
    .execute();
  return rows
    .filter((row) => place !== 'setting' || row.name === 'general')
    .filter((row) => names(String(row[column]), id))
    .map((row) => ({ id: row.id, name: String(row.name) }));
}

/** The page whose own content a section is; headers and footers stand for themselves. */
async function pagesOf(db: Reader, sections: readonly Omit<Use, 'type'>[]): Promise<Use[]> {
  if (sections.length === 0) return [];
  const ids = sections.map(({ id }) => id);
  const pages = await db
    .selectFrom('page')
    .select(['id', 'name', 'content_id'])
    .where('content_id', 'in', ids)
    .execute();
  return sections.map((section) => {
    const page = pages.find(({ content_id }) => content_id === section.id);
    return page ? { type: 'page', id: page.id, name: page.name } : { type: 'section', ...section };
  });
}

/** Everywhere a file is used. */
export async function findUsage(db: Reader, id: number): Promise<Use[]> {
  const uses: Use[] = [];
  for (const place of Object.keys(PLACES) as Place[]) {
    const found = await usesIn(db, place, id);
    if (place === 'section') uses.push(...(await pagesOf(db, found)));
    else uses.push(...found.map((use) => ({ type: place, ...use })));
  }
  return uses;
}
