import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'slide_deck',
  category: 'media',
  order: 50,
  allowed: true,
  imageTarget: 'poster_id',
};
