import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'block',
  category: 'structure',
  order: 30,
  children: { accepts: 'any', rejects: ['section', 'column'] },
  allowed: EVERYWHERE,
};
