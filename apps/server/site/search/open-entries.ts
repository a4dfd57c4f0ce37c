import type { WidgetNode } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { htmlText } from '../../documents/html-text.ts';
import type { Reader } from '../../storage/database/store.ts';
import { documentText } from './document-text.ts';
import { entryId, type FoundOwner, ownerOf } from './entry-id.ts';

export type OpenEntry = {
  readonly id: number;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
};

type Row = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly document: string;
};

/** Pages that everyone may see and search engines may index, of those with the given ids. */
const openPages = (db: Reader, ids: readonly number[], now: number): Promise<Row[]> =>
  db
    .selectFrom('page')
    .innerJoin('section', 'section.id', 'page.content_id')
    .select(['page.id', 'page.name', 'seo_description as description', 'section.document'])
    .where('page.id', 'in', ids)
    .where('visibility', '=', 'public')
    .where('is_noindex', '=', 0)
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'publish'),
        and([eb('status', '=', 'future'), eb('published_at', '<=', now)]),
      ]),
    )
    .execute();

const openPosts = (db: Reader, ids: readonly number[], now: number): Promise<Row[]> =>
  db
    .selectFrom('post')
    .innerJoin('section', 'section.id', 'post.content_id')
    .select(['post.id', 'post.name', 'short_description as description', 'section.document'])
    .where('post.id', 'in', ids)
    .where('is_noindex', '=', 0)
    .where('status', '=', 'publish')
    .where(({ or, eb }) => or([eb('published_at', 'is', null), eb('published_at', '<=', now)]))
    .execute();

export type OpenRow = Row & { readonly kind: FoundOwner['kind'] };

/** The given entries as stored: only those that are open to everyone. */
export async function readOpenRows(
  db: Reader,
  ids: readonly number[],
  now: number,
): Promise<readonly OpenRow[]> {
  const rowsOf = async (kind: FoundOwner['kind']): Promise<readonly OpenRow[]> => {
    const owners = ids.map(ownerOf).filter((owner) => owner.kind === kind);
    if (owners.length === 0) return [];
    const read = kind === 'page' ? openPages : openPosts;
    const rows = await read(
      db,
      owners.map(({ id }) => id),
      now,
    );
    return rows.map((row) => ({ ...row, kind }));
  };
  return [...(await rowsOf('page')), ...(await rowsOf('post'))];
}

/** What is found of an entry. Throws for documents that can't be read. */
export function openEntry(row: OpenRow, fact: SiteContext['fact']): OpenEntry {
  const { kind, id, name, description, document } = row;
  const shown = documentText(JSON.parse(document) as WidgetNode, fact);
  const opening = kind === 'post' ? htmlText(description) : description;
  const text = [opening, shown.text].filter((part) => part !== '').join(' ');
  return { id: entryId({ kind, id: Number(id) }), title: name, ...shown, text };
}

const PAGES_AND_POSTS = ['page', 'post'] as const;

/** Entries above an id in order, whether they are open or not. */
export async function entriesAfter(
  db: Reader,
  entry: number,
  count: number,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const kind of PAGES_AND_POSTS) {
    const rows = await db
      .selectFrom(kind)
      .select('id')
      .where('id', '>', Math.floor((entry - (kind === 'post' ? 1 : 0)) / 2))
      .orderBy('id')
      .limit(count)
      .execute();
    ids.push(...rows.map(({ id }) => entryId({ kind, id: Number(id) })));
  }
  return ids.sort((a, b) => a - b).slice(0, count);
}

type Due = { readonly after: number; readonly until: number; readonly limit: number };

/** Scheduled content that appears after one time and until another one: some of it. */
export async function entriesDue(
  db: Reader,
  { after, until, limit }: Due,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const kind of PAGES_AND_POSTS) {
    const rows = await db
      .selectFrom(kind)
      .select('id')
      .where('published_at', '>', after)
      .where('published_at', '<=', until)
      .limit(limit)
      .execute();
    ids.push(...rows.map(({ id }) => entryId({ kind, id: Number(id) })));
  }
  return ids.slice(0, limit);
}

/** When the next scheduled content appears. Infinity if none is. */
export async function nextDue(db: Reader, now: number): Promise<number> {
  const times: number[] = [];
  for (const kind of PAGES_AND_POSTS) {
    const { next } = await db
      .selectFrom(kind)
      .select(({ fn }) => fn.min('published_at').as('next'))
      .where('published_at', '>', now)
      .executeTakeFirstOrThrow();
    if (next !== null) times.push(Number(next));
  }
  return Math.min(...times, Number.POSITIVE_INFINITY);
}

/** The entries whose content is in the given sections. */
export async function entriesWith(
  db: Reader,
  sections: readonly number[],
): Promise<readonly number[]> {
  if (sections.length === 0) return [];
  const ids: number[] = [];
  for (const kind of PAGES_AND_POSTS) {
    const rows = await db
      .selectFrom(kind)
      .select('id')
      .where('content_id', 'in', sections)
      .execute();
    ids.push(...rows.map(({ id }) => entryId({ kind, id: Number(id) })));
  }
  return ids;
}
