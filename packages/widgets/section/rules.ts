import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'section',
  category: 'structure',
  order: 10,
  children: { accepts: 'any', rejects: ['section', 'column'] },
  parents: [],
  allowed: EVERYWHERE,
  removable: false,
  duplicable: false,
};
