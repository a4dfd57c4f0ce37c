import { IconArticle } from '@tabler/icons-react';
import { lazyScreen as lazy } from '../../router/lazy-screen.ts';
import { panelRoute } from '../../router/route.ts';

export const postsRoute = panelRoute({
  path: '/blog/',
  title: 'ROUTE.BLOG',
  navigation: { icon: IconArticle, order: 25, root: '/blog/', isInBar: true },
  screen: lazy(() => import('./list/screen.tsx'), 'PostsScreen'),
});

export const postSettingsRoute = panelRoute({
  path: '/blog/posts/$id/settings/',
  title: 'ROUTE.POST_SETTINGS',
  screen: lazy(() => import('./posts/settings/screen.tsx'), 'PostSettingsScreen'),
});

export const postDesignRoute = panelRoute({
  path: '/blog/posts/$id/design/',
  title: 'ROUTE.POST_DESIGN',
  frame: 'full',
  screen: lazy(() => import('./posts/design/screen.tsx'), 'PostDesignScreen'),
});

export const blogSettingsRoute = panelRoute({
  path: '/blog/settings/',
  title: 'ROUTE.BLOG_SETTINGS',
  screen: lazy(() => import('./settings/screen.tsx'), 'BlogSettingsScreen'),
});

export const blogTopicsRoute = panelRoute({
  path: '/blog/topics/',
  title: 'ROUTE.BLOG_TOPICS',
  screen: lazy(() => import('./topics/screen.tsx'), 'BlogTopicsScreen'),
});

export const blogTemplatesRoute = panelRoute({
  path: '/blog/templates/',
  title: 'ROUTE.BLOG_TEMPLATES',
  screen: lazy(() => import('./templates/screen.tsx'), 'BlogTemplatesScreen'),
});

export const blogIndexTemplateRoute = panelRoute({
  path: '/blog/templates/index/',
  title: 'ROUTE.BLOG_TEMPLATES',
  frame: 'full',
  screen: lazy(() => import('./templates/template-editor.tsx'), 'IndexTemplateScreen'),
});

export const blogPostTemplateRoute = panelRoute({
  path: '/blog/templates/post/',
  title: 'ROUTE.BLOG_POST_TEMPLATE',
  frame: 'full',
  screen: lazy(() => import('./templates/template-editor.tsx'), 'PostTemplateScreen'),
});
