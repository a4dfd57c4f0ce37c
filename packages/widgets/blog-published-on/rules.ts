import { IN_POSTS, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_published_on',
  category: 'blog',
  order: 50,
  allowed: IN_POSTS,
};
