import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import type { CountdownProperties } from './schema.ts';

const units = ' .moto-countdown-units';
const unit = ' .moto-countdown-unit';
const number = ' .moto-countdown-number';
const label = ' .moto-countdown-label';
const delimiter = ' .moto-countdown-delimiter';

/** Hidden labels are still read by screen readers. */
const labelStyle = ({ labels }: CountdownProperties): readonly StyleRule[] => [
  ...rule(
    {
      'flex-direction': labels === null ? null : labels === 'beside' ? 'row' : 'column',
      'align-items': labels === null ? null : labels === 'beside' ? 'baseline' : 'center',
    },
    { part: unit },
  ),
  ...rule(
    {
      position: labels === null ? null : labels === 'hidden' ? 'absolute' : 'static',
      'clip-path': labels === null ? null : labels === 'hidden' ? 'inset(50%)' : 'none',
    },
    { part: label },
  ),
];

type UnitColors = CountdownProperties['hover'];

const colorRules = (
  { number_color, label_color, background_color, border_color, shadow }: UnitColors,
  state: 'hover' | undefined,
): readonly StyleRule[] => {
  const when = state === undefined ? {} : { state };
  return [
    ...rule(
      {
        '--moto-countdown-number': color(number_color),
        '--moto-countdown-label': color(label_color),
        'background-color': color(background_color),
        'border-color': color(border_color),
        'box-shadow': shadowCss(shadow),
      },
      { part: unit, ...when },
    ),
  ];
};

export const style: WidgetStyle<CountdownProperties> = (properties) => [
  ...areaStyle(properties.frame),
  ...rulePerDevice(properties.number_size, (size) => ({ '--moto-countdown-size': px(size) })),
  ...rule({ gap: px(properties.gap) }, { part: units }),
  ...rule({ padding: px(properties.padding), ...borderCss(properties.border) }, { part: unit }),
  ...colorRules({ ...properties, border_color: null }, undefined),
  ...colorRules(properties.hover, 'hover'),
  ...rule({ 'font-weight': properties.font_weight?.toString() ?? null }, { part: number }),
  ...rule(
    {
      'font-size': px(properties.label_size),
      'text-transform': properties.letter_case,
      'letter-spacing': properties.letter_case === 'uppercase' ? '.06em' : null,
    },
    { part: label },
  ),
  ...rule({ color: color(properties.delimiter_color) }, { part: delimiter }),
  ...labelStyle(properties),
];
