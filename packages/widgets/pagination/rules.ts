import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'pagination',
  category: 'blog',
  order: 70,
  allowed: [{ pageType: 'page', sectionName: 'content' }],
};
