import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'contact_form',
  category: 'basic',
  order: 90,
  filledList: 'fields',
  allowed: EVERYWHERE,
};
