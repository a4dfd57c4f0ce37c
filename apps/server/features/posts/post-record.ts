import type { PostRecord, PostSummary } from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import { readBlog } from '../../settings/settings.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';
import { readPagePaths } from '../pages/page-paths.ts';

/** Returns a function from slug to URL, which returns null if no blog page is set. */
export async function readPostUrls(db: Reader): Promise<(url: string) => string | null> {
  const { blog_page_id: parent_id } = await readBlog(db);
  const paths = await readPagePaths(db);
  const hasPage = parent_id !== null && paths.ancestors(parent_id).length > 0;
  return (url) => (hasPage ? paths.fullUrl({ url, parent_id, is_home: false }) : null);
}

export function toPostSummary(
  post: StoredPost,
  fullUrl: (url: string) => string | null,
): PostSummary {
  const { content_id: _, ...publicFields } = post;
  return { ...publicFields, full_url: fullUrl(post.url) };
}

/** A post as the API returns it: with its URL and document. */
export async function readPostRecord(
  db: Reader,
  post: StoredPost,
  { migrate }: Documents,
): Promise<PostRecord> {
  const { document } = await getRecord(db, 'section', post.content_id);
  return { ...toPostSummary(post, await readPostUrls(db)), document: migrate(document) };
}
