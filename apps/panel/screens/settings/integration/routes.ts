import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../../router/route.ts';

export const integrationSettingsRoute = panelRoute({
  path: '/settings/integration/',
  title: 'ROUTE.SETTINGS_INTEGRATION',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_INTEGRATION.TITLE', order: 50 },
  screen: lazy(() => import('./screen.tsx'), 'IntegrationSettingsScreen'),
});
