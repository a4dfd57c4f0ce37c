import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const servicePagesRoute = panelRoute({
  path: '/settings/special-pages/',
  title: 'ROUTE.SETTINGS_SERVICE_PAGES',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_SERVICE_PAGES.TITLE', order: 16 },
  screen: lazy(() => import('./screen.tsx'), 'ServicePagesScreen'),
});
