import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_content',
  category: 'blog',
  order: 20,
  allowed: [{ pageType: 'blog.template', sectionName: 'content' }],
  oncePerSection: true,
  duplicable: false,
  holdsPost: true,
};
