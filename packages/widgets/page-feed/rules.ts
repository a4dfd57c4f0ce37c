import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'page_feed',
  category: 'social',
  order: 30,
  allowed: true,
  imageTarget: 'poster_id',
};
