import { EVERYWHERE, type WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: 'button',
  category: 'basic',
  order: 30,
  essentialLink: 'link',
  isInline: true,
  receives: { kind: 'link', path: 'link', label: 'label' },
  allowed: EVERYWHERE,
};
