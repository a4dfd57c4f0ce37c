import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'audio_platform',
  category: 'media',
  order: 40,
  allowed: EVERYWHERE,
  imageTarget: 'poster_id',
};
