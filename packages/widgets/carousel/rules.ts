import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'carousel',
  category: 'galleries',
  order: 20,
  children: { accepts: ['slider_item'], max: 50 },
  allowed: EVERYWHERE,
};
