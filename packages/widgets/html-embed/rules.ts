import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'html_embed',
  category: 'more',
  order: 10,
  allowed: EVERYWHERE,
  framesAnyHost: true,
};
