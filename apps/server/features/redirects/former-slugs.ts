import type { Reader } from '../../storage/database/store.ts';
import { type FormerSlugs, ownerKey } from './suggest-path.ts';

/** Characters of slugs, which need no escaping in a pattern. */
const SLUG = /^[\p{L}\p{N}-]+$/u;

const urlIn = (data: string): string => {
  const { url } = JSON.parse(data) as { readonly url?: unknown };
  return typeof url === 'string' ? url.toLowerCase() : '';
};

/** The pages and posts that had one of these slugs, newest first. */
export async function readFormerSlugs(db: Reader, slugs: readonly string[]): Promise<FormerSlugs> {
  const wanted = new Set(slugs.filter((slug) => SLUG.test(slug)));
  const found = new Map<string, string[]>();
  if (wanted.size === 0) return found;
  const rows = await db
    .selectFrom('history')
    .select(['record', 'record_id', 'data'])
    .where('record', 'in', ['page', 'post'])
    .where((row) => row.or([...wanted].map((slug) => row('data', 'like', `%"url":"${slug}"%`))))
    .orderBy('id', 'desc')
    .execute();
  for (const { record, record_id, data } of rows) {
    const slug = urlIn(data);
    if (!wanted.has(slug)) continue;
    const owners = found.get(slug) ?? [];
    found.set(slug, [...owners, ownerKey({ kind: record, id: Number(record_id) })]);
  }
  return found;
}
