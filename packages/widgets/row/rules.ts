import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'row',
  category: 'structure',
  order: 40,
  children: { accepts: ['column'], max: 12 },
  allowed: EVERYWHERE,
};
