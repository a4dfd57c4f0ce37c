import { IN_POSTS, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_author',
  category: 'blog',
  order: 40,
  allowed: IN_POSTS,
};
