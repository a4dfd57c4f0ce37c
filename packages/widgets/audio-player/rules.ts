import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'audio_player',
  category: 'media',
  order: 30,
  allowed: EVERYWHERE,
};
