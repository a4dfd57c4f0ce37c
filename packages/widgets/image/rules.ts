import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'image',
  category: 'basic',
  order: 20,
  receives: { kind: 'picture', path: 'image_id' },
  imageTarget: 'image_id',
  allowed: EVERYWHERE,
};
