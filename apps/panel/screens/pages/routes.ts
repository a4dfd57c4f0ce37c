import { IconFileText } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const pagesRoute = panelRoute({
  path: '/pages/',
  title: 'ROUTE.PAGES',
  navigation: { icon: IconFileText, order: 20, root: '/pages/', isInBar: true },
  screen: lazy(() => import('./list/screen.tsx'), 'PagesScreen'),
});

export const pageSettingsRoute = panelRoute({
  path: '/pages/$id/settings/',
  title: 'ROUTE.PAGE_SETTINGS',
  screen: lazy(() => import('./settings/screen.tsx'), 'PageSettingsScreen'),
});

export const pageDesignRoute = panelRoute({
  path: '/pages/$id/design/',
  title: 'ROUTE.PAGE_DESIGN',
  frame: 'full',
  screen: lazy(() => import('./design/screen.tsx'), 'PageDesignScreen'),
});
