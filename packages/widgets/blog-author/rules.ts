import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_author',
  category: 'blog',
  order: 40,
  allowed: [{ pageType: 'blog.post', sectionName: 'content' }],
};
