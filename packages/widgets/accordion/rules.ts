import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'accordion',
  category: 'basic',
  order: 50,
  children: { accepts: ['accordion_item'], min: 1, max: 50 },
  allowed: EVERYWHERE,
};
