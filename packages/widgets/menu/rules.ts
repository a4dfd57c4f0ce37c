import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'menu',
  category: 'basic',
  order: 40,
  allowed: EVERYWHERE,
};
