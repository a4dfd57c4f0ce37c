import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { CompletionBarsProperties } from './schema.ts';

const list = '>.moto-bars';
const bar = '>*>*';

type BarColors = {
  readonly bar_color: CompletionBarsProperties['bar_color'];
  readonly track_color: CompletionBarsProperties['track_color'];
};

/** Colors are CSS variables, which a bar with its own colors overrides. */
export const barVariables = ({ bar_color, track_color }: BarColors) => ({
  '--moto-bar': color(bar_color),
  '--moto-bar-track': color(track_color),
});

export const style: WidgetStyle<CompletionBarsProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...rule(
    {
      gap: px(properties.gap),
      '--moto-bar-height': px(properties.height),
      '--moto-bar-radius': px(properties.radius),
      'font-size': px(properties.font_size),
      'font-weight': properties.font_weight?.toString() ?? null,
      'text-transform': properties.letter_case,
      'letter-spacing': properties.letter_case === 'uppercase' ? '.06em' : null,
      color: color(properties.text_color),
    },
    { part: list },
  ),
  ...rule(barVariables(properties), { part: bar }),
  ...rule({ color: color(properties.value_color) }, { part: ' .moto-bar-value' }),
  ...rule(
    { color: color(properties.hover.text_color), ...barVariables(properties.hover) },
    { part: bar, state: 'hover' },
  ),
];

export const classes: WidgetClasses<CompletionBarsProperties> = (properties) => [
  ...(properties.is_animated ? ['moto-bars-growing'] : []),
  ...(properties.has_round_end ? [] : ['moto-bars-flat']),
];
