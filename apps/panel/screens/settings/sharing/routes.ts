import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const sharingSettingsRoute = panelRoute({
  path: '/settings/sharing/',
  title: 'ROUTE.SETTINGS_SHARING',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_SHARING.TITLE', order: 17 },
  screen: lazy(() => import('./screen.tsx'), 'SharingSettingsScreen'),
});
