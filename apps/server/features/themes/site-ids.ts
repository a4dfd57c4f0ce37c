import type { Reader } from '../../storage/database/store.ts';
import type { KnownIds } from './references.ts';

/** What content made elsewhere links to: pages by their usual slugs, and menus. */
export type LinkedKeys = {
  readonly pages: readonly { readonly key: string; readonly url: string }[];
  readonly menus: readonly string[];
};

/**
 * Ids of this site for the links and menus in blocks and themes. Links to pages that the site lacks
 * lead to the home page, and menus that it lacks are its first one.
 */
export async function siteIds(
  db: Reader,
  linked: LinkedKeys,
): Promise<Pick<KnownIds, 'page' | 'menu'>> {
  const pages = await db
    .selectFrom('page')
    .select(['id', 'url', 'is_home'])
    .orderBy('id')
    .execute();
  const menus = await db.selectFrom('menu').select('id').orderBy('id').execute();
  const home = pages.find(({ is_home }) => Boolean(is_home));
  const idOf = (url: string) => (pages.find((page) => page.url === url) ?? home)?.id ?? 0;
  const menuIds = linked.menus.map((key, index) => [key, menus[index] ?? menus[0]] as const);
  return {
    page: new Map(linked.pages.map(({ key, url }) => [key, idOf(url)])),
    menu: new Map(menuIds.flatMap(([key, menu]) => (menu ? [[key, menu.id] as const] : []))),
  };
}
