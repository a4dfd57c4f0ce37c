import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const designColorsRoute = panelRoute({
  path: '/design/colors/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.COLORS.TITLE', order: 40 },
  screen: lazy(() => import('./screen.tsx'), 'ColorsScreen'),
});
