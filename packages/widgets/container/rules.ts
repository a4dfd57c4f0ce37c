import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'container',
  category: 'structure',
  order: 20,
  children: { accepts: 'any', rejects: ['section', 'column'] },
  allowed: EVERYWHERE,
};
