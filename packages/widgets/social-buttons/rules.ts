import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'social_buttons',
  category: 'social',
  order: 20,
  allowed: EVERYWHERE,
};
