import { lazyComponent } from '@plinth/ui';
import { IconInbox } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const inboxRoute = panelRoute({
  path: '/inbox/',
  title: 'ROUTE.INBOX',
  navigation: {
    ...{ icon: IconInbox, order: 45, root: '/inbox/', isInBar: false },
    badge: lazyComponent(async () => (await import('./unread-badge.tsx')).UnreadBadge),
  },
  screen: lazy(() => import('./screen.tsx'), 'InboxScreen'),
});

export const subscribersRoute = panelRoute({
  path: '/inbox/subscribers/',
  title: 'ROUTE.SUBSCRIBERS',
  screen: lazy(() => import('./subscribers/screen.tsx'), 'SubscribersScreen'),
});

export const messageRoute = panelRoute({
  path: '/inbox/$id/',
  state: 'app.inbox.message',
  title: 'ROUTE.INBOX_MESSAGE',
  screen: lazy(() => import('./message-screen.tsx'), 'MessageScreen'),
});
