import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'slider',
  category: 'galleries',
  order: 10,
  children: { accepts: ['slider_item'], max: 30 },
  allowed: EVERYWHERE,
};
