import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const designSectionsRoute = panelRoute({
  path: '/design/sections/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.SECTIONS.TITLE', order: 70 },
  screen: lazy(() => import('./screen.tsx'), 'SectionsScreen'),
});
