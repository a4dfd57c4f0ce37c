import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const backupsRoute = panelRoute({
  path: '/settings/backups/',
  title: 'ROUTE.SETTINGS_BACKUPS',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_BACKUPS.TITLE', order: 90 },
  screen: lazy(() => import('./screen.tsx'), 'BackupsScreen'),
});
