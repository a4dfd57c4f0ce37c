import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

const screen = lazy(() => import('./screen.tsx'), 'TextStylesScreen');

export const textStylesRoute = panelRoute({
  path: '/design/text_styles/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.TEXT_STYLES.TITLE', order: 30 },
  screen,
});

export const textStyleRoute = panelRoute({
  path: '/design/text_styles/$id/',
  title: 'MODULE.DESIGN.TEXT_STYLES.TITLE',
  state: 'app.design.text_styles.edit',
  screen,
});
