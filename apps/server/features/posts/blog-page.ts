import { blogSettings } from '@plinth/contract';
import type { Documents } from '../../documents/documents.ts';
import { settingOf } from '../../settings/group-values.ts';
import { readBlog } from '../../settings/settings.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import { saveSetting } from '../../storage/records/stored-setting.ts';
import { readDesign, saveDesign } from '../document-owners/design.ts';
import { createPageInMenu } from '../pages/create-in-menu.ts';
import { pageDocuments } from '../pages/page-documents.ts';
import { blogPage, hasPostList, withPostList } from './blog-documents.ts';
import { startWithTemplate } from './post-template.ts';

type NewBlog = {
  readonly name: string;
  readonly status: 'draft' | 'publish';
  readonly menu_id: number | null;
};

/** Creates the page that lists all posts, and makes it the blog's page. */
export async function setUpBlog(tx: Tx, { name, status, menu_id }: NewBlog) {
  await startWithTemplate(tx);
  const document = blogPage(name);
  const page = await createPageInMenu(tx, { name, status }, { document, menu_id });
  const values = { ...(await readBlog(tx.db)), blog_page_id: page.id };
  await saveSetting(tx, { ...settingOf(blogSettings), values, revision: undefined });
  return page;
}

/**
 * Makes a page the blog's, which gets a template of posts. Nothing happens if the site has a blog.
 */
export async function startBlog(tx: Tx, page_id: number): Promise<void> {
  const blog = await readBlog(tx.db);
  if (await findRecord(tx.db, 'page', blog.blog_page_id ?? 0)) return;
  await startWithTemplate(tx);
  const values = { ...blog, blog_page_id: page_id };
  await saveSetting(tx, { ...settingOf(blogSettings), values, revision: undefined });
}

/** Whether a page lists the blog's posts. False if it's gone. */
export async function listsPosts(db: Reader, page_id: number, documents: Documents) {
  const page = await findRecord(db, 'page', page_id);
  if (!page) return false;
  const { sections } = await readDesign(db, { of: pageDocuments, id: page_id }, documents);
  return Object.values(sections).some((section) => section !== null && hasPostList(section));
}

/** Adds a list of all posts to a page that has none. */
export async function addPostList(tx: Tx, page_id: number, documents: Documents): Promise<void> {
  if (await listsPosts(tx.db, page_id, documents)) return;
  const owner = { of: pageDocuments, id: page_id };
  const { sections, revision } = await readDesign(tx.db, owner, documents);
  if (!sections.content) return;
  const changed = { content: withPostList(sections.content) };
  await saveDesign(tx, owner, { sections: changed, revision, revisions: {}, documents });
}
