import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { guestRoute } from '../../router/route.ts';

export const activationRoute = guestRoute({
  path: '/activation/',
  title: 'ROUTE.ACTIVATION',
  screen: lazy(() => import('./screen.tsx'), 'ActivationScreen'),
});
