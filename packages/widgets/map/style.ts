import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import { MAP_HEIGHT, type MapProperties } from './schema.ts';

const part = '>.moto-map';
const button = ' .moto-embed-action';

type Colors = Omit<MapProperties['hover'], 'border_color' | 'shadow'>;

const colorRules = (colors: Colors, state?: 'root-hover'): readonly StyleRule[] => {
  const when = state === undefined ? {} : { state };
  return [
    ...rule(
      {
        'background-color': color(colors.background_color),
        '--moto-map-text': color(colors.color),
      },
      { part, ...when },
    ),
    ...rule(
      {
        color: color(colors.button_color),
        'background-color': color(colors.button_background_color),
      },
      { part: button, ...when },
    ),
  ];
};

export const style: WidgetStyle<MapProperties> = (properties) => {
  const { height, border, shadow, hover } = properties;
  const heights = rulePerDevice(height, (value) => ({ '--moto-map-height': px(value) }), { part });
  return [
    ...areaStyle(properties.frame),
    // The default is in view.css.
    ...heights.filter(({ device }) => device !== undefined || height.desktop !== MAP_HEIGHT),
    ...rule({ ...borderCss(border), 'box-shadow': shadowCss(shadow) }, { part }),
    ...colorRules(properties),
    ...colorRules(hover, 'root-hover'),
    ...rule(
      { 'border-color': color(hover.border_color), 'box-shadow': shadowCss(hover.shadow) },
      { part, state: 'root-hover' },
    ),
  ];
};
