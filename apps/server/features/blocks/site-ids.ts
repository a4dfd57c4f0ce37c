import type { Reader } from '../../storage/database/store.ts';

/** The pages that blocks link to, by the addresses that such pages usually have. */
const PAGES = ['about', 'services', 'contact'];

/** Where the links and menus of blocks lead: pages that this site lacks are its home page. */
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
    page: new Map(PAGES.map((url) => [url, idOf(url)])),
    menu: new Map(menus.map(({ id }) => ['main', id])),
  };
}
