import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'social_timeline',
  category: 'social',
  order: 40,
  allowed: true,
  imageTarget: 'poster_id',
};
