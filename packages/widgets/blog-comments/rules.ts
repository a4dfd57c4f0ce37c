import { IN_POSTS, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_comments',
  category: 'blog',
  order: 60,
  allowed: IN_POSTS,
  oncePerSection: true,
};
