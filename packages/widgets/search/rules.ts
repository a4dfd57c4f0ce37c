import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'search',
  category: 'basic',
  order: 45,
  allowed: true,
  searchesSite: true,
};
