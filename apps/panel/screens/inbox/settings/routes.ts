import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const inboxSettingsRoute = panelRoute({
  path: '/settings/inbox/',
  title: 'ROUTE.SETTINGS_INBOX',
  topic: { area: 'settings', label: 'ROUTE.SETTINGS_INBOX.TITLE', order: 55 },
  screen: lazy(() => import('./screen.tsx'), 'InboxSettingsScreen'),
});
