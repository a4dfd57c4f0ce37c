import { IN_POSTS, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_topics',
  category: 'blog',
  order: 55,
  allowed: IN_POSTS,
};
