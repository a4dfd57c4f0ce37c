import { fieldError } from '../../rpc/field-errors.ts';
import type { Reader } from '../../storage/database/store.ts';

/** Throws `VALIDATION` if a child page of the new blog page has the URL of a post. */
export async function checkBlogPage(db: Reader, blogPageId: number | null): Promise<void> {
  const taken = await db
    .selectFrom('page')
    .innerJoin('post', 'post.url', 'page.url')
    .select('page.id')
    .where('page.parent_id', '=', blogPageId ?? 0)
    .executeTakeFirst();
  if (taken) throw fieldError('blog_page_id', 'recordFound');
}
