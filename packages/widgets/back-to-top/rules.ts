import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'back_to_top',
  category: 'basic',
  order: 80,
  allowed: true,
  oncePerSection: true,
  siteButton: { is_floating: true },
};
