import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_name',
  category: 'blog',
  order: 30,
  allowed: [{ pageType: 'blog.post', sectionName: 'content' }],
};
