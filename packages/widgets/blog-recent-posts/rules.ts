import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_recent_posts',
  category: 'blog',
  order: 10,
  allowed: true,
};
