import { MenuFields, referencesIn } from '@plinth/model';
import { client } from '../rpc/client.ts';

/** Number of menu items that link to any of the pages. */
export const countMenuLinks = async (pageIds: ReadonlySet<number>): Promise<number> => {
  const { items: menus } = await client.MenusService.getList({ count: 200 });
  return menus
    .flatMap((menu) => referencesIn(MenuFields, menu))
    .filter(({ kind, id }) => kind === 'page' && pageIds.has(Number(id))).length;
};
