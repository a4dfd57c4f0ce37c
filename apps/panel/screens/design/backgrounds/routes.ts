import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

const screen = lazy(() => import('./screen.tsx'), 'BackgroundsScreen');

export const backgroundsRoute = panelRoute({
  path: '/design/backgrounds/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.BACKGROUNDS.TITLE', order: 50 },
  screen,
});

export const backgroundRoute = panelRoute({
  path: '/design/backgrounds/$id/',
  title: 'MODULE.DESIGN.BACKGROUNDS.TITLE',
  state: 'app.design.backgrounds.edit',
  screen,
});
