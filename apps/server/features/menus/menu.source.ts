import { labeledItems, leadsToPage, type MenuItem, menuItems, publicItems } from '@plinth/model';
import type { LoadData } from '../../documents/data-loader.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';

/** Pages that the items lead to. */
function linkedPages(db: Reader, items: readonly MenuItem[]) {
  const ids = items.flatMap(({ link }) => (link.action === 'page' ? [link.page_id] : []));
  return db
    .selectFrom('page')
    .select(['id', 'name', 'is_home'])
    .where(({ or, eb }) =>
      or([eb('is_home', '=', 1), ...(ids.length === 0 ? [] : [eb('id', 'in', ids)])]),
    )
    .execute();
}

export const load: LoadData<'menu'> = async (requests, { db, tag }) => {
  const ids = requests.map(({ id }) => id);
  for (const id of ids) tag(`menu:${id}`);
  const rows = await db.selectFrom('menu').selectAll().where('id', 'in', ids).execute();
  const menus = new Map(rows.map((row) => [row.id, fromRow('menu', row)]));
  const unlabeled = [...menus.values()]
    .flatMap(({ items }) => menuItems(items))
    .filter(({ label }) => label === '');
  const pages = unlabeled.length === 0 ? [] : await linkedPages(db, unlabeled);
  const named = pages
    .map(({ is_home, ...page }) => ({ ...page, is_home: Boolean(is_home) }))
    .filter((page) => unlabeled.some((item) => leadsToPage(item, page)));
  for (const { id } of named) tag(`page:${id}`);
  return ids.map((id) => {
    const menu = menus.get(id);
    return menu ? { items: labeledItems(publicItems(menu.items), named) } : null;
  });
};
