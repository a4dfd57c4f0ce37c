import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../../router/route.ts';

export const designValuesRoute = panelRoute({
  path: '/design/values/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.VALUES.TITLE', order: 20 },
  screen: lazy(() => import('./screen.tsx'), 'DesignValuesScreen'),
});
