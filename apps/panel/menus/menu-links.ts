import { menuItems } from '@plinth/model';
import { client } from '../rpc/client.ts';

/** How many items of all menus lead to one of the pages. */
export const countMenuLinks = async (pageIds: ReadonlySet<number>): Promise<number> => {
  const { items: menus } = await client.MenusService.getList({ count: 200 });
  return menus
    .flatMap(({ items }) => menuItems(items))
    .filter(({ link }) => link.action === 'page' && pageIds.has(link.page_id)).length;
};
