import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const updatesRoute = panelRoute({
  path: '/settings/updates/',
  title: 'ROUTE.SETTINGS_UPDATES',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_UPDATES.TITLE', order: 95 },
  screen: lazy(() => import('./screen.tsx'), 'UpdatesScreen'),
});
