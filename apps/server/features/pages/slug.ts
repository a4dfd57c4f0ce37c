import { RpcError } from '@plinth/contract';
import { friendlyUrl } from '@plinth/model';
import anyAscii from 'any-ascii';
import { readBlog } from '../../settings/settings.ts';
import type { Reader } from '../../storage/database/store.ts';

/** Leaves room for a number suffix. */
const LONGEST_BASE = 240;

/** First path segments that are reserved for the server. */
const RESERVED = new Set([
  ...['admin', 'rpc', 'uploads', 'preview', 'hub', 'setup', 'healthz', 'readyz', 'assets'],
  ...['sitemap', 'robots', 'feed', 'favicon'],
]);

/** Converts any text to a slug. Letters that the model doesn't map are transliterated to ASCII. */
export const slugOf = (text: string): string => friendlyUrl(text) || friendlyUrl(anyAscii(text));

export type SlugPlace = {
  readonly parent_id: number | null;
  /** The page that already has the slug. */
  readonly id?: number | undefined;
};

export async function isSlugFree(db: Reader, url: string, place: SlugPlace): Promise<boolean> {
  if (place.parent_id === null && RESERVED.has(url)) return false;
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('url', '=', url)
    .where('parent_id', place.parent_id === null ? 'is' : '=', place.parent_id)
    .where('id', '!=', place.id ?? 0)
    .executeTakeFirst();
  return row === undefined && !(await isPostAt(db, url, place.parent_id));
}

/** Post URLs are below the blog page. */
async function isPostAt(db: Reader, url: string, parent_id: number | null): Promise<boolean> {
  if (parent_id === null || parent_id !== (await readBlog(db)).blog_page_id) return false;
  const row = await db.selectFrom('post').select('id').where('url', '=', url).executeTakeFirst();
  return row !== undefined;
}

/** Throws `VALIDATION` when a slug is taken. */
export async function checkSlug(db: Reader, url: string, place: SlugPlace): Promise<void> {
  if (await isSlugFree(db, url, place)) return;
  throw new RpcError('VALIDATION', { errors: { url: ['recordFound'] } });
}

/** A free slug made from a name: `about`, or `about-2` where that is taken. */
export async function firstFree(
  base: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await isFree(slug)) return slug;
  }
}

export const madeSlug = (db: Reader, name: string, place: SlugPlace): Promise<string> =>
  firstFree(slugOf(name).slice(0, LONGEST_BASE) || 'page', (slug) => isSlugFree(db, slug, place));
