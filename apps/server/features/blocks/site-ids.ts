import type { Reader } from '../../storage/database/store.ts';

/** The pages that blocks link to, by their usual slugs. */
const LINKED_PAGES = ['about', 'services', 'contact'];

/**
 * Ids for the links and menus in blocks. Links to pages that the site lacks lead to the home page.
 */
export async function siteIds(db: Reader) {
  const pages = await db
    .selectFrom('page')
    .select(['id', 'url', 'is_home'])
    .orderBy('id')
    .execute();
  const menus = await db.selectFrom('menu').select('id').orderBy('id').limit(1).execute();
  const home = pages.find(({ is_home }) => Boolean(is_home));
  const idOf = (url: string) => (pages.find((page) => page.url === url) ?? home)?.id ?? 0;
  return {
    page: new Map(LINKED_PAGES.map((url) => [url, idOf(url)])),
    menu: new Map(menus.map(({ id }) => ['main', id])),
  };
}
