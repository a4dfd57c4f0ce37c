import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../router/route.ts';

export const profileRoute = panelRoute({
  path: '/profile/',
  title: 'ROUTE.PROFILE',
  screen: lazy(() => import('./screen.tsx'), 'ProfileScreen'),
});
