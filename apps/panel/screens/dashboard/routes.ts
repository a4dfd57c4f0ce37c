import { IconLayoutDashboard } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';
import { DASHBOARD } from '../../router/start.ts';

export const dashboardRoute = panelRoute({
  path: DASHBOARD,
  title: 'ROUTE.DASHBOARD',
  flag: 'engine_dashboard',
  navigation: { icon: IconLayoutDashboard, order: 10, root: DASHBOARD, isInBar: true },
  screen: lazy(() => import('./screen.tsx'), 'DashboardScreen'),
});
