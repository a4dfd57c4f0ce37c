import { rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { HtmlEmbedProperties } from './schema.ts';

export const style: WidgetStyle<HtmlEmbedProperties> = ({ height, overflow }) => [
  ...rulePerDevice(height, (value) => ({ height: value })),
  ...rule({ overflow: overflow === 'visible' ? null : overflow }),
];
