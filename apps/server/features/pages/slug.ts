import { RpcError } from '@plinth/contract';
import { friendlyUrl, isReservedPath } from '@plinth/model';
import anyAscii from 'any-ascii';
import { readBlog } from '../../settings/settings.ts';
import type { Reader } from '../../storage/database/store.ts';

/** Leaves room for a number suffix. */
const MAX_BASE_LENGTH = 240;

/** Further first path segments that are reserved for the server, which may have an extension. */
const RESERVED_SLUGS = new Set(['setup', 'sitemap', 'robots', 'feed', 'favicon']);

const isReserved = (url: string): boolean => RESERVED_SLUGS.has(url) || isReservedPath(`/${url}`);

/** Converts any text to a slug. Letters that the model doesn't map are transliterated to ASCII. */
export const slugOf = (text: string): string => friendlyUrl(text) || friendlyUrl(anyAscii(text));

export type SlugScope = {
  readonly parent_id: number | null;
  /** The page that already has the slug. */
  readonly id?: number | undefined;
};

export async function isSlugFree(db: Reader, url: string, scope: SlugScope): Promise<boolean> {
  if (scope.parent_id === null && isReserved(url)) return false;
  const row = await db
    .selectFrom('page')
    .select('id')
    .where('url', '=', url)
    .where('parent_id', scope.parent_id === null ? 'is' : '=', scope.parent_id)
    .where('id', '!=', scope.id ?? 0)
    .executeTakeFirst();
  return row === undefined && !(await isPostAt(db, url, scope.parent_id));
}

/** Post URLs are below the blog page. */
async function isPostAt(db: Reader, url: string, parent_id: number | null): Promise<boolean> {
  if (parent_id === null || parent_id !== (await readBlog(db)).blog_page_id) return false;
  const row = await db.selectFrom('post').select('id').where('url', '=', url).executeTakeFirst();
  return row !== undefined;
}

/** Throws `VALIDATION` when a slug is taken. */
export async function checkSlug(db: Reader, url: string, scope: SlugScope): Promise<void> {
  if (await isSlugFree(db, url, scope)) return;
  throw new RpcError('VALIDATION', { errors: { url: ['recordFound'] } });
}

/** A free slug made from a name: `about`, or `about-2` where that is taken. */
export async function firstFreeSlug(
  base: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await isFree(slug)) return slug;
  }
}

export const uniqueSlug = (db: Reader, name: string, scope: SlugScope): Promise<string> =>
  firstFreeSlug(slugOf(name).slice(0, MAX_BASE_LENGTH) || 'page', (slug) =>
    isSlugFree(db, slug, scope),
  );
