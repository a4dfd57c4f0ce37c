import type { EmbedStyleOptions } from '../options/embed.ts';
import type { Responsive } from '../values/responsive.ts';
import type { StyleRule } from '../view.ts';
import { areaStyle, borderCss, shadowCss } from './box-style.ts';
import { color, type Declarations, rule, rulePerDevice } from './declarations.ts';

/** The box of the poster and the frame. */
export const embedPart = '>.moto-embed';
const button = ' .moto-embed-action';

/** Rules for `embedStyleOptions`, with more declarations of the box. */
export const embedStyle = (properties: EmbedStyleOptions, box: Declarations = {}) => {
  const { border, shadow, hover } = properties;
  return [
    ...areaStyle(properties.frame),
    ...rule({ ...box, ...borderCss(border), 'box-shadow': shadowCss(shadow) }, { part: embedPart }),
    ...rule(
      { 'border-color': color(hover.border_color), 'box-shadow': shadowCss(hover.shadow) },
      { part: embedPart, state: 'hover' },
    ),
    ...rule(
      { color: color(properties.color), 'background-color': color(properties.background_color) },
      { part: button },
    ),
    ...rule(
      { color: color(hover.color), 'background-color': color(hover.background_color) },
      { part: button, state: 'root-hover' },
    ),
  ];
};

/** Rules for a width in percent. 100 is the default. */
export const embedWidth = (width: Responsive<number>): readonly StyleRule[] =>
  rulePerDevice(width, (value) => ({ width: `${value}%` }), { part: embedPart }).filter(
    ({ device }) => device !== undefined || width.desktop !== 100,
  );
