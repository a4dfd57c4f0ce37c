import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'spacer',
  category: 'structure',
  order: 60,
  allowed: EVERYWHERE,
};
