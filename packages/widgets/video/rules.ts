import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'video',
  category: 'media',
  order: 10,
  allowed: EVERYWHERE,
  imageTarget: 'poster_id',
  span: { from: 'start', to: 'end' },
};
