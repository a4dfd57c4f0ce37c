import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'divider',
  category: 'structure',
  order: 70,
  allowed: EVERYWHERE,
};
