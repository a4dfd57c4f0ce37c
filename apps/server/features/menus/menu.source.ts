import { publicItems } from '@plinth/model';
import type { LoadData } from '../../documents/data-loader.ts';
import { fromRow } from '../../storage/records/records.ts';

export const load: LoadData<'menu'> = async (requests, { db, tag }) => {
  const ids = requests.map(({ id }) => id);
  for (const id of ids) tag(`menu:${id}`);
  const rows = await db.selectFrom('menu').selectAll().where('id', 'in', ids).execute();
  const menus = new Map(rows.map((row) => [row.id, fromRow('menu', row)]));
  return ids.map((id) => {
    const menu = menus.get(id);
    return menu ? { items: publicItems(menu.items) } : null;
  });
};
