import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'grid_gallery',
  category: 'galleries',
  order: 30,
  allowed: EVERYWHERE,
};
