import { IconPalette } from '@tabler/icons-react';
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../../router/route.ts';

export const designValuesRoute = panelRoute({
  path: '/design/values/',
  title: 'ROUTE.DESIGN',
  topic: { area: 'design', label: 'MODULE.DESIGN.VALUES.TITLE', order: 20 },
  navigation: { icon: IconPalette, order: 35, root: '/design/', isInBar: false },
  screen: lazy(() => import('./screen.tsx'), 'DesignValuesScreen'),
});
