import { IconPhoto } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const mediaRoute = panelRoute({
  path: '/media/',
  title: 'ROUTE.MEDIA',
  navigation: { icon: IconPhoto, order: 40, root: '/media/', isInBar: true },
  screen: lazy(() => import('./screen.tsx'), 'MediaScreen'),
});

export const mediaFolderRoute = panelRoute({
  path: '/media/folder/$id/',
  title: 'ROUTE.MEDIA',
  screen: lazy(() => import('./screen.tsx'), 'MediaScreen'),
});

export const mediaFileRoute = panelRoute({
  path: '/media/file/$file/',
  title: 'ROUTE.MEDIA',
  screen: lazy(() => import('./screen.tsx'), 'MediaFileScreen'),
});
