import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'map',
  category: 'basic',
  order: 80,
  allowed: EVERYWHERE,
  imageTarget: 'image_id',
};
