import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetClasses, WidgetStyle } from '../kit/view.ts';
import { DIVIDER_HEIGHT, DIVIDER_WIDTH, type DividerProperties } from './schema.ts';

const part = '>hr';

const sizes = ({ orientation, width, height }: DividerProperties): readonly StyleRule[] =>
  orientation === 'vertical'
    ? rulePerDevice(height, (value) => ({ height: px(value) }), { part }).filter(
        ({ device }) => device !== undefined || height.desktop !== DIVIDER_HEIGHT,
      )
    : rulePerDevice(width, (value) => ({ width: value }), { part }).filter(
        ({ device }) => device !== undefined || width.desktop !== DIVIDER_WIDTH,
      );

export const style: WidgetStyle<DividerProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...sizes(properties),
  ...rule({
    '--moto-line-width': px(properties.line_width),
    '--moto-line-style': properties.line_style,
    '--moto-line-color': color(properties.line_color),
  }),
];

export const classes: WidgetClasses<DividerProperties> = ({ orientation }) =>
  orientation === 'vertical' ? ['moto-divider-vertical'] : [];
