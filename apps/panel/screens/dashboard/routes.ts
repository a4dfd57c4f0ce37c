import { IconLayoutDashboard } from '@tabler/icons-react';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../router/route.ts';

export const dashboardRoute = panelRoute({
  path: '/dashboard/',
  title: 'ROUTE.DASHBOARD',
  navigation: { icon: IconLayoutDashboard, order: 10, root: '/dashboard/', isInBar: true },
  screen: lazy(() => import('./screen.tsx'), 'DashboardScreen'),
});
