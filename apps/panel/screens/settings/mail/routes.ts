import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const mailSettingsRoute = panelRoute({
  path: '/settings/mail_options/',
  title: 'ROUTE.SETTINGS_MAIL',
  topic: { area: 'settings', label: 'MODULE.SETTINGS.TOPIC.MAIL', order: 30 },
  screen: lazy(() => import('./screen.tsx'), 'MailSettingsScreen'),
});
