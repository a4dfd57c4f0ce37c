import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const factSettingsRoute = panelRoute({
  path: '/settings/facts/',
  title: 'ROUTE.SETTINGS_FACTS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_FACTS.TITLE', order: 15 },
  screen: lazy(() => import('./screen.tsx'), 'FactSettingsScreen'),
});
