import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const redirectsRoute = panelRoute({
  path: '/settings/redirects/',
  title: 'ROUTE.SETTINGS_REDIRECTS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_REDIRECTS.TITLE', order: 60 },
  screen: lazy(() => import('./screen.tsx'), 'RedirectsScreen'),
});

export const notFoundRoute = panelRoute({
  path: '/settings/redirects/not_found/',
  title: 'ROUTE.SETTINGS_NOT_FOUND',
  screen: lazy(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
});
