import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../router/route.ts';

export const helpRoute = panelRoute({
  path: '/help/',
  title: 'ROUTE.HELP',
  screen: lazy(() => import('./screen.tsx'), 'HelpScreen'),
});
