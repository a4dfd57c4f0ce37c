import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'password_form',
  category: 'basic',
  order: 100,
  allowed: true,
  asksPassword: true,
};
