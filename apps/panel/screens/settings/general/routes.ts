import { IconSettings } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../../router/lazy-screen.ts';
import { panelRoute } from '../../../router/route.ts';

export const generalSettingsRoute = panelRoute({
  path: '/settings/general/',
  title: 'ROUTE.SETTINGS',
  topic: { area: 'settings', label: 'MODULE.SETTINGS.TOPIC.GENERAL', order: 10 },
  navigation: { icon: IconSettings, order: 90, root: '/settings/', isInBar: false },
  screen: lazy(() => import('./screen.tsx'), 'GeneralSettingsScreen'),
});
