import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const designValuesRoute = panelRoute({
  path: '/design/values/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.VALUES.TITLE', order: 20 },
  screen: lazy(() => import('./screen.tsx'), 'DesignValuesScreen'),
});
