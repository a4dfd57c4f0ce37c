import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_published_on',
  category: 'blog',
  order: 50,
  allowed: [{ pageType: 'blog.post', sectionName: 'content' }],
};
