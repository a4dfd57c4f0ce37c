import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_comments',
  category: 'blog',
  order: 60,
  allowed: [{ pageType: 'blog.post', sectionName: 'content' }],
  oncePerSection: true,
};
