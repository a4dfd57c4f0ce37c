import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'column',
  category: 'structure',
  order: 50,
  children: { accepts: 'any', rejects: ['section', 'column'] },
  parents: ['row'],
  allowed: EVERYWHERE,
};
