import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const healthRoute = panelRoute({
  path: '/settings/health/',
  title: 'ROUTE.SETTINGS_HEALTH',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_HEALTH.TITLE', order: 97 },
  screen: lazy(() => import('./screen.tsx'), 'HealthScreen'),
});
