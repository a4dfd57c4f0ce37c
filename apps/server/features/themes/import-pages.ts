import type { StoredPage } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { createPage, fillPages } from './install-pages.ts';
import type { InstallPorts } from './install-theme.ts';
import type { OpenTheme } from './open-theme.ts';
import type { KnownIds } from './references.ts';
import { type BlogPorts, createPosts } from './theme-blog.ts';
import type { ThemePage } from './theme-file.ts';

/** Finds a free URL at the top level. */
export type UniqueSlug = (db: Reader, url: string) => Promise<string>;

type ImportPorts = BlogPorts &
  Pick<InstallPorts, 'documents'> & { readonly uniqueSlug: UniqueSlug };

const isContent = ({ page_type }: ThemePage): boolean => page_type === 'page';

/** A theme with its sample pages only, without those for errors. */
export const withContentPages = (opened: OpenTheme): OpenTheme => ({
  ...opened,
  theme: { ...opened.theme, pages: opened.theme.pages.filter(isContent) },
});

async function nextPosition(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('page')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return Number(row?.last ?? -1) + 1;
}

/**
 * Adds the sample pages and posts of a theme to a site as drafts, next to its own. They link to each
 * other. Returns how many pages there are.
 */
export async function importPages(
  tx: Tx,
  opened: OpenTheme,
  { ids, ports }: { readonly ids: KnownIds; readonly ports: ImportPorts },
): Promise<number> {
  const samples = withContentPages(opened);
  const first = await nextPosition(tx.db);
  const pages = new Map<string, StoredPage>();
  for (const page of samples.theme.pages) {
    const url = await ports.uniqueSlug(tx.db, page.url);
    const place = { position: first + pages.size, status: 'draft' as const };
    pages.set(page.key, await createPage(tx, { ...page, url, is_home: false }, place));
  }
  const own = [...pages].map(([key, { id }]) => [key, id] as const);
  const known = { ...ids, page: new Map([...ids.page, ...own]) };
  await fillPages(tx, samples, { ids: known, pages, documents: ports.documents });
  const blogPage = pages.get(samples.theme.blog?.page ?? '');
  if (blogPage) {
    await ports.startBlog(tx, blogPage.id);
    await createPosts(tx, samples, { ...ports, ids: known, status: 'draft' });
  }
  return pages.size;
}
