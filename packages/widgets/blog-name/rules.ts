import { IN_POSTS, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_name',
  category: 'blog',
  order: 30,
  allowed: IN_POSTS,
};
