import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { guestRoute } from '../../router/route.ts';

const screen = lazy(() => import('./screen.tsx'), 'SetupScreen');

/** Signed-in owners finish the steps that follow the creation of the site. */
export const setupRoute = guestRoute({
  path: '/setup/$token/',
  area: 'anyone',
  title: 'ROUTE.SETUP',
  screen,
});

/** Asks for the link. */
export const setupLinkRoute = guestRoute({
  path: '/setup/',
  state: 'app.setup_link',
  title: 'ROUTE.SETUP',
  screen,
});
