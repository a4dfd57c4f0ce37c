import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { guestRoute } from '../../router/route.ts';

export const loginRoute = guestRoute({
  path: '/auth/login/',
  title: 'MODULE.AUTH.LOGIN.PAGE_TITLE',
  screen: lazy(() => import('./login/screen.tsx'), 'LoginScreen'),
});

export const forgotRoute = guestRoute({
  path: '/auth/forgot/',
  title: 'ROUTE.FORGOT',
  screen: lazy(() => import('./forgot/screen.tsx'), 'ForgotScreen'),
});

export const resetRoute = guestRoute({
  path: '/auth/reset/$token/',
  title: 'ROUTE.RESET',
  screen: lazy(() => import('./reset/screen.tsx'), 'ResetScreen'),
});
