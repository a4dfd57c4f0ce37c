import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const designWidgetsRoute = panelRoute({
  path: '/design/widgets/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.WIDGETS.TITLE', order: 60 },
  screen: lazy(() => import('./screen.tsx'), 'WidgetsScreen'),
});

export const presetsRoute = panelRoute({
  path: '/design/widgets/$widget/presets/',
  title: 'MODULE.DESIGN.WIDGETS.TITLE',
  state: 'app.design.widgets.presets',
  screen: lazy(() => import('./presets-screen.tsx'), 'PresetsScreen'),
});
