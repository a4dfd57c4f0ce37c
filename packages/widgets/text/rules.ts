import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'text',
  category: 'basic',
  order: 10,
  receives: { kind: 'html', path: 'html' },
  allowed: EVERYWHERE,
};
