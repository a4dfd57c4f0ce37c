import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const searchEngineSettingsRoute = panelRoute({
  path: '/settings/search_engines/',
  title: 'ROUTE.SETTINGS_SEARCH_ENGINES',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_SEARCH_ENGINES.TITLE', order: 18 },
  screen: lazy(() => import('./screen.tsx'), 'SearchEngineSettingsScreen'),
});
