import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'blog_post_list',
  category: 'blog',
  order: 5,
  allowed: [{ pageType: 'page', sectionName: 'content' }],
  oncePerSection: true,
};
