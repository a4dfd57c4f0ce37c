import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'comments',
  category: 'more',
  order: 30,
  allowed: [{ pageType: 'page', sectionName: 'content' }],
  oncePerSection: true,
};
