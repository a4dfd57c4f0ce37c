import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'pinboard',
  category: 'social',
  order: 50,
  allowed: true,
  imageTarget: 'poster_id',
};
