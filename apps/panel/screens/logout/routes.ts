import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const logoutRoute = panelRoute({
  path: '/logout/',
  title: 'ROUTE.LOGOUT',
  frame: 'card',
  screen: lazy(() => import('./screen.tsx'), 'LogoutScreen'),
});
