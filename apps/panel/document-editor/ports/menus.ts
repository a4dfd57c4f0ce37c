import type { MenusPort } from '@plinth/editor';
import { useMemo } from 'react';
import { client } from '../../rpc/client.ts';
import { useMenuDrawer } from '../use-menu-drawer.tsx';

const list: MenusPort['list'] = async () => {
  const { items } = await client.MenusService.getList({ count: 200 });
  return items.map(({ id, name }) => ({ id, name }));
};

/** The site's menus, whose items open in a drawer. Render `menuDrawer` somewhere. */
export function useMenusPort() {
  const { openMenu: open, menuDrawer } = useMenuDrawer();
  const menus = useMemo<MenusPort>(() => ({ list, open }), [open]);
  return { menus, menuDrawer };
}
