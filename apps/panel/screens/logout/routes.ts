import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../router/route.ts';

export const logoutRoute = panelRoute({
  path: '/logout/',
  title: 'ROUTE.LOGOUT',
  frame: 'card',
  screen: lazy(() => import('./screen.tsx'), 'LogoutScreen'),
});
