import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'social_links',
  category: 'social',
  order: 10,
  allowed: EVERYWHERE,
};
