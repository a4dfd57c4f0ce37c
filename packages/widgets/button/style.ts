import { borderCss, hoverFillCss, partFillCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { ButtonProperties } from './schema.ts';

const part = '>.moto-button';
const icon = ' .moto-icon';

export const style: WidgetStyle<ButtonProperties> = (properties) => {
  const { hover } = properties;
  return [
    ...rule(
      {
        color: color(properties.text_color),
        ...partFillCss(properties.fill, properties.background_color),
        'font-weight': properties.font_weight?.toString() ?? null,
        'text-transform': properties.letter_case,
        'letter-spacing': properties.letter_case === 'uppercase' ? '.06em' : null,
        'padding-block': px(properties.padding_y),
        'padding-inline': px(properties.padding_x),
        ...borderCss(properties.border),
        'box-shadow': shadowCss(properties.shadow),
      },
      { part },
    ),
    ...rule({ color: color(properties.icon_color) }, { part: icon }),
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

export const classes: WidgetClasses<ButtonProperties> = ({ is_inline }) =>
  is_inline ? ['moto-button-inline'] : [];
