import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'video_player',
  category: 'media',
  order: 20,
  allowed: EVERYWHERE,
  imageTarget: 'poster_id',
};
