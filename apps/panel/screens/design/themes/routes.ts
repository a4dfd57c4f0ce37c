import { IconPalette } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const themesRoute = panelRoute({
  path: '/design/themes/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.THEMES.TITLE', order: 10 },
  navigation: { icon: IconPalette, order: 35, root: '/design/', isInBar: false },
  screen: lazy(() => import('./screen.tsx'), 'ThemesScreen'),
});
