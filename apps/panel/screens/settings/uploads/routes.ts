import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { panelRoute } from '../../../router/route.ts';

export const uploadSettingsRoute = panelRoute({
  path: '/settings/uploads/',
  title: 'ROUTE.SETTINGS_UPLOADS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_UPLOADS.TITLE', order: 68 },
  screen: lazy(() => import('./screen.tsx'), 'UploadSettingsScreen'),
});
