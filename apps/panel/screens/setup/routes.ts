import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { guestRoute } from '../../router/route.ts';

export const setupRoute = guestRoute({
  path: '/setup/$token/',
  title: 'ROUTE.SETUP',
  screen: lazy(() => import('./screen.tsx'), 'SetupScreen'),
});
