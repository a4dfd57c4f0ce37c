import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const fontsRoute = panelRoute({
  path: '/settings/fonts/',
  title: 'ROUTE.SETTINGS_FONTS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_FONTS.TITLE', order: 65 },
  screen: lazy(() => import('./screen.tsx'), 'FontsScreen'),
});
