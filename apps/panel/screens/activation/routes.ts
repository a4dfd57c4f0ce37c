import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { guestRoute } from '../../router/route.ts';

export const activationRoute = guestRoute({
  path: '/activation/',
  title: 'ROUTE.ACTIVATION',
  screen: lazy(() => import('./screen.tsx'), 'ActivationScreen'),
});
