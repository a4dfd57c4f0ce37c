import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const auditRoute = panelRoute({
  path: '/settings/audit/',
  title: 'ROUTE.SETTINGS_AUDIT',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_AUDIT.TITLE', order: 98 },
  screen: lazy(() => import('./screen.tsx'), 'AuditScreen'),
});
