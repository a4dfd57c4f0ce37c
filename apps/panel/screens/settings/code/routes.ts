import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const codeSettingsRoute = panelRoute({
  path: '/settings/code_injection/',
  title: 'ROUTE.SETTINGS_CODE',
  topic: { area: 'settings', label: 'MODULE.SETTINGS.TOPIC.CODE', order: 70 },
  screen: lazy(() => import('./screen.tsx'), 'CodeSettingsScreen'),
});
