import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const featureSettingsRoute = panelRoute({
  path: '/settings/features/',
  title: 'ROUTE.SETTINGS_FEATURES',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_FEATURES.TITLE', order: 80 },
  screen: lazy(() => import('./screen.tsx'), 'FeatureSettingsScreen'),
});
