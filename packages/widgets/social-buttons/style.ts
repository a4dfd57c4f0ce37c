import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { SocialButtonsProperties } from './schema.ts';

const list = '>.moto-share';
const link = '>*>*>a';

export const style: WidgetStyle<SocialButtonsProperties> = (properties) => [
  ...areaStyle(properties.frame),
  ...rule(
    { 'font-size': px(properties.size), '--moto-share-gap': px(properties.gap) },
    { part: list },
  ),
  ...rule(
    {
      color: color(properties.color),
      'background-color': color(properties.background_color),
      'padding-block': px(properties.padding),
      ...borderCss(properties.border),
      'box-shadow': shadowCss(properties.shadow),
    },
    { part: link },
  ),
  ...rule(
    {
      color: color(properties.hover.color),
      'background-color': color(properties.hover.background_color),
      'border-color': color(properties.hover.border_color),
      'box-shadow': shadowCss(properties.hover.shadow),
    },
    { part: link, state: 'hover' },
  ),
];
