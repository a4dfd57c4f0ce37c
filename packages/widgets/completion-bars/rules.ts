import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'completion_bars',
  category: 'basic',
  order: 60,
  filledList: 'items',
  allowed: EVERYWHERE,
};
