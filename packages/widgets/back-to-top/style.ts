import { borderCss, hoverFillCss, partFillCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BackToTopProperties } from './schema.ts';

const part = '>.moto-back-to-top';
const icon = ' .moto-icon';

export const style: WidgetStyle<BackToTopProperties> = (properties) => {
  const { hover } = properties;
  return [
    ...rule(
      {
        color: color(properties.text_color),
        ...partFillCss(properties.fill, properties.background_color),
        'font-size': px(properties.font_size),
        'font-weight': properties.font_weight?.toString() ?? null,
        'text-transform': properties.letter_case,
        'letter-spacing': properties.letter_case === 'uppercase' ? '.06em' : null,
        padding: px(properties.padding),
        ...borderCss(properties.border),
        'box-shadow': shadowCss(properties.shadow),
      },
      { part },
    ),
    ...rule(
      {
        color: color(properties.icon_color),
        width: px(properties.icon_size),
        height: px(properties.icon_size),
      },
      { part: icon },
    ),
    ...rule(
      {
        color: color(hover.text_color),
        ...hoverFillCss(hover.background_color, properties.fill),
        'border-color': color(hover.border_color),
        'box-shadow': shadowCss(hover.shadow),
      },
      { part, state: 'hover' },
    ),
    ...rule({ color: color(hover.icon_color) }, { part: icon, state: 'root-hover' }),
  ];
};
