import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const uploadSettingsRoute = panelRoute({
  path: '/settings/uploads/',
  title: 'ROUTE.SETTINGS_UPLOADS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_UPLOADS.TITLE', order: 68 },
  screen: lazy(() => import('./screen.tsx'), 'UploadSettingsScreen'),
});
