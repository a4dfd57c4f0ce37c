import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import type { AudioPlayerProperties } from './schema.ts';

const part = '>.moto-audio';
const title = ' .moto-audio figcaption';

type Colors = Omit<AudioPlayerProperties['hover'], 'border_color' | 'shadow'>;

const colorRules = (colors: Colors, state?: 'root-hover'): readonly StyleRule[] => {
  const when = state === undefined ? {} : { state };
  return [
    ...rule(
      {
        'background-color': color(colors.background_color),
        '--moto-audio-icon': color(colors.button_color),
        '--moto-audio-button': color(colors.button_background_color),
      },
      { part, ...when },
    ),
    ...rule({ color: color(colors.color) }, { part: title, ...when }),
  ];
};

export const style: WidgetStyle<AudioPlayerProperties> = (properties) => {
  const { width, padding, border, shadow, hover } = properties;
  const widths = rulePerDevice(width, (value) => ({ width: `${value}%` }), { part });
  return [
    ...areaStyle(properties.frame),
    // The default is in view.css.
    ...widths.filter(({ device }) => device !== undefined || width.desktop !== 100),
    ...rule(
      { padding: px(padding), ...borderCss(border), 'box-shadow': shadowCss(shadow) },
      { part },
    ),
    ...colorRules(properties),
    ...colorRules(hover, 'root-hover'),
    ...rule(
      { 'border-color': color(hover.border_color), 'box-shadow': shadowCss(hover.shadow) },
      { part, state: 'root-hover' },
    ),
  ];
};
