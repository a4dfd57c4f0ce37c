import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const integrationSettingsRoute = panelRoute({
  path: '/settings/integration/',
  title: 'ROUTE.SETTINGS_INTEGRATION',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_INTEGRATION.TITLE', order: 50 },
  screen: lazy(() => import('./screen.tsx'), 'IntegrationSettingsScreen'),
});
