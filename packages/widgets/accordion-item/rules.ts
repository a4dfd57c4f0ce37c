import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'accordion_item',
  category: 'basic',
  order: 51,
  children: { accepts: 'any', rejects: ['section', 'column', 'block'] },
  parents: ['accordion'],
  allowed: EVERYWHERE,
};
