import type { PostRecord, PostSummary } from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import { readBlog } from '../../settings/settings.ts';
import type { StoredPost } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { byName } from '../../storage/records/by-name.ts';
import { findRecord, getRecord } from '../../storage/records/records.ts';
import { readPagePaths } from '../pages/page-paths.ts';

/** Returns a function from slug to URL, which returns null if no blog page is set. */
export async function readPostUrls(db: Reader): Promise<(url: string) => string | null> {
  const { blog_page_id: parent_id } = await readBlog(db);
  const paths = await readPagePaths(db);
  const hasPage = parent_id !== null && paths.ancestors(parent_id).length > 0;
  return (url) => (hasPage ? paths.fullUrl({ url, parent_id, is_home: false }) : null);
}

/** Null if no blog page is set. */
export async function readBlogUrl(db: Reader): Promise<string | null> {
  const page = await findRecord(db, 'page', (await readBlog(db)).blog_page_id ?? 0);
  return page ? (await readPagePaths(db)).fullUrl(page) : null;
}

/** The accounts that posts can name as their author, by name. */
export async function readAuthors(db: Reader) {
  const rows = await db.selectFrom('account').select(['id', 'name']).execute();
  return rows.map(({ id, name }) => ({ id: Number(id), name })).sort(byName);
}

/** Returns a function from a stored post to the post in a list. */
export async function readPostSummaries(db: Reader): Promise<(post: StoredPost) => PostSummary> {
  const fullUrl = await readPostUrls(db);
  const authors = new Map((await readAuthors(db)).map(({ id, name }) => [id, name]));
  return ({ content_id: _, ...post }) => ({
    ...post,
    full_url: fullUrl(post.url),
    author_name: authors.get(post.author_id ?? 0) ?? null,
  });
}

/** A post as the API returns it: with its URL and document. */
export async function readPostRecord(
  db: Reader,
  post: StoredPost,
  { migrate }: Documents,
): Promise<PostRecord> {
  const { document } = await getRecord(db, 'section', post.content_id);
  const summaryOf = await readPostSummaries(db);
  return { ...summaryOf(post), document: migrate(document) };
}
