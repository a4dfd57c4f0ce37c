import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'countdown',
  category: 'basic',
  order: 70,
  filledList: 'units',
  allowed: EVERYWHERE,
};
