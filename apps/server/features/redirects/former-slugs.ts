import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '../../storage/database/store.ts';
import { type FormerSlugs, ownerKey } from './suggest-path.ts';

const KINDS = ['page', 'post'] as const;

/** Records whose revisions are read at a time, and how many of these, at a time and in all. */
const RECORDS = 100;
const REVISIONS = 1_000;
const MAX_REVISIONS = 20_000;

const URLS = /"url":"([^"\\]+)"/g;

const urlIn = (data: string): string => {
  const { url } = JSON.parse(data) as { readonly url?: unknown };
  return typeof url === 'string' ? url.toLowerCase() : '';
};

/** The wanted slug that a revision had. Null if none. */
function slugOf(data: string, wanted: ReadonlySet<string>): string | null {
  const hasAny = [...data.matchAll(URLS)].some(([, url = '']) => wanted.has(url.toLowerCase()));
  const slug = hasAny ? urlIn(data) : '';
  return wanted.has(slug) ? slug : null;
}

type Kind = (typeof KINDS)[number];

/** Revisions of some records of a kind, with ids below `end`: the newest records. */
async function readRevisions(db: Reader, kind: Kind, end: number) {
  const { last } = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max('record_id').as('last'))
    .where('record', '=', kind)
    .where('record_id', '<', end)
    .executeTakeFirstOrThrow();
  if (last === null) return null;
  const from = Number(last) - RECORDS + 1;
  const rows = await db
    .selectFrom('history')
    .select(['id', 'record_id', 'data'])
    .where('record', '=', kind)
    .where('record_id', '>=', from)
    .where('record_id', '<', end)
    .orderBy('id', 'desc')
    .limit(REVISIONS)
    .execute();
  return { from, rows };
}

/** The pages and posts that had one of these slugs, newest first. */
export async function readFormerSlugs(db: Reader, slugs: readonly string[]): Promise<FormerSlugs> {
  const wanted = new Set(slugs.filter((slug) => slug !== ''));
  const found: { readonly id: number; readonly slug: string; readonly owner: string }[] = [];
  for (const kind of wanted.size === 0 ? [] : KINDS) {
    let left = MAX_REVISIONS;
    for (let end = Number.MAX_SAFE_INTEGER; left > 0; ) {
      await nextTurn();
      const read = await readRevisions(db, kind, end);
      if (!read) break;
      end = read.from;
      left -= read.rows.length;
      for (const { id, record_id, data } of read.rows) {
        const slug = slugOf(data, wanted);
        const owner = ownerKey({ kind, id: Number(record_id) });
        if (slug !== null) found.push({ id: Number(id), slug, owner });
      }
    }
  }
  const owners = new Map<string, string[]>();
  for (const { slug, owner } of found.sort((a, b) => b.id - a.id))
    owners.set(slug, [...(owners.get(slug) ?? []), owner]);
  return owners;
}
