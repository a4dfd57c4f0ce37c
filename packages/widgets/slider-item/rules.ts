import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'slider_item',
  category: 'galleries',
  order: 11,
  children: { accepts: 'any', rejects: ['section', 'column', 'block', 'slider', 'carousel'] },
  parents: ['slider', 'carousel'],
  imageTarget: 'image_id',
  allowed: EVERYWHERE,
};
