import { frameStyle } from '../kit/style/box-style.ts';
import { rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { HtmlEmbedProperties } from './schema.ts';

export const style: WidgetStyle<HtmlEmbedProperties> = ({ frame, height, overflow }) => [
  ...frameStyle(frame),
  ...rulePerDevice(height, (value) => ({ height: value })),
  ...rule({ overflow: overflow === 'visible' ? null : overflow }),
];
