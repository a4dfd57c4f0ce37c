import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const brokenLinksRoute = panelRoute({
  path: '/settings/broken_links/',
  title: 'ROUTE.SETTINGS_BROKEN_LINKS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_BROKEN_LINKS.TITLE', order: 65 },
  screen: lazy(() => import('./screen.tsx'), 'BrokenLinksScreen'),
});
