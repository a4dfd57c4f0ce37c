import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'iframe',
  category: 'more',
  order: 20,
  allowed: EVERYWHERE,
  framesAnyHost: true,
};
