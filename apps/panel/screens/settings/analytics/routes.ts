import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const analyticsSettingsRoute = panelRoute({
  path: '/settings/analytics/',
  title: 'ROUTE.SETTINGS_ANALYTICS',
  topic: { area: 'settings', label: 'MODULE.SETTINGS.TOPIC.ANALYTICS', order: 40 },
  screen: lazy(() => import('./screen.tsx'), 'AnalyticsSettingsScreen'),
});
