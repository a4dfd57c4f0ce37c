import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'newsletter',
  category: 'basic',
  order: 95,
  allowed: EVERYWHERE,
  confirmsSubscription: true,
};
