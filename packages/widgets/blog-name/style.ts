import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogNameProperties } from './schema.ts';

const name = { part: '>.moto-post-name' };

export const style: WidgetStyle<BlogNameProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...rulePerDevice(properties.font_size, (size) => ({ 'font-size': px(size) }), name),
  ...rule(
    {
      color: color(properties.text_color),
      'font-weight': properties.font_weight?.toString() ?? null,
      'text-transform': properties.letter_case,
    },
    name,
  ),
];
