import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const helpRoute = panelRoute({
  path: '/help/',
  title: 'ROUTE.HELP',
  screen: lazy(() => import('./screen.tsx'), 'HelpScreen'),
});
