import { IconAppWindow } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const popupsRoute = panelRoute({
  path: '/popups/',
  title: 'ROUTE.POPUPS',
  navigation: { icon: IconAppWindow, order: 27, root: '/popups/', isInBar: false },
  screen: lazy(() => import('./list/screen.tsx'), 'PopupsScreen'),
});

export const popupSettingsRoute = panelRoute({
  path: '/popups/$id/settings/',
  title: 'ROUTE.POPUP_SETTINGS',
  screen: lazy(() => import('./settings/screen.tsx'), 'PopupSettingsScreen'),
});

export const popupDesignRoute = panelRoute({
  path: '/popups/$id/design/',
  title: 'ROUTE.POPUP_DESIGN',
  frame: 'full',
  screen: lazy(() => import('./design/screen.tsx'), 'PopupDesignScreen'),
});
