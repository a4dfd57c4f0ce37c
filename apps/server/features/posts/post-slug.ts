import { fieldError } from '../../rpc/field-errors.ts';
import { readBlog } from '../../settings/settings.ts';
import type { Reader } from '../../storage/database/store.ts';
import { firstFreeSlug, slugOf } from '../pages/slug.ts';

/** Post slugs must not collide with child pages of the blog page. */
export async function isPostSlugFree(db: Reader, url: string, id = 0): Promise<boolean> {
  const other = await db
    .selectFrom('post')
    .select('id')
    .where('url', '=', url)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) return false;
  const { blog_page_id } = await readBlog(db);
  const page = await db
    .selectFrom('page')
    .select('id')
    .where('url', '=', url)
    .where('parent_id', '=', blog_page_id ?? 0)
    .executeTakeFirst();
  return page === undefined;
}

/** Throws `VALIDATION` when a slug is taken. */
export async function checkPostSlug(db: Reader, url: string, id?: number): Promise<void> {
  if (!(await isPostSlugFree(db, url, id))) throw fieldError('url', 'recordFound');
}

export const uniquePostSlug = (db: Reader, name: string): Promise<string> =>
  firstFreeSlug(slugOf(name).slice(0, 240) || 'post', (slug) => isPostSlugFree(db, slug));
