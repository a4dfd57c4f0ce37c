import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import { fontCss } from '../kit/style/font-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { PaginationProperties } from './schema.ts';

const link = '>.moto-pagination a';

export const style: WidgetStyle<PaginationProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...rule(fontCss(properties), { part: '>.moto-pagination' }),
  ...rule({ gap: px(properties.gap) }, { part: '>.moto-pagination>ul' }),
  ...rule(
    { color: color(properties.text_color), 'border-radius': px(properties.radius) },
    { part: link },
  ),
  ...rule(
    { 'background-color': color(properties.hover_background) },
    { part: link, state: 'hover' },
  ),
  ...rule(
    {
      color: color(properties.active_color),
      'background-color': color(properties.active_background),
    },
    { part: `${link}[aria-current]` },
  ),
];
