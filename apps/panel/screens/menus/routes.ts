import { IconMenu2 } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const menusRoute = panelRoute({
  path: '/menus/',
  title: 'ROUTE.MENUS',
  navigation: { icon: IconMenu2, order: 30, root: '/menus/', isInBar: true },
  screen: lazy(() => import('./screen.tsx'), 'MenusScreen'),
});

export const menuRoute = panelRoute({
  path: '/menus/$id/',
  title: 'ROUTE.MENUS',
  state: 'app.menus.edit',
  screen: lazy(() => import('./screen.tsx'), 'MenusScreen'),
});
