import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const profileRoute = panelRoute({
  path: '/profile/',
  title: 'ROUTE.PROFILE',
  screen: lazy(() => import('./screen.tsx'), 'ProfileScreen'),
});
