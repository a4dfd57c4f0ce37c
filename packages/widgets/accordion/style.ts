import { borderCss } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import type { AccordionProperties } from './schema.ts';

const item = '>*';
const title = '>*>summary';
const openTitle = '>[open]>summary';
const content = '>*>.moto-accordion-content';
const marker = '>*>summary>.moto-accordion-marker';

/** Names of the `--moto-shape-*` icons in view.css: closed, open. */
const MARKER_SHAPES = {
  chevron: ['chevron-down', 'chevron-up'],
  plus: ['plus', 'minus'],
  arrow: ['arrow-right', 'arrow-down'],
} as const;

const shape = (name: string | undefined): string | null =>
  name === undefined ? null : `var(--moto-shape-${name})`;

const markerStyle = (properties: AccordionProperties): readonly StyleRule[] => {
  const kind = properties.marker;
  const shapes = kind === null || kind === 'none' ? [] : MARKER_SHAPES[kind];
  const side = properties.marker_position;
  return [
    ...rule(
      {
        '--moto-marker': shape(shapes[0]),
        '--moto-marker-open': shape(shapes[1]),
        display: kind === null ? null : kind === 'none' ? 'none' : 'block',
        order: side === null ? null : side === 'left' ? '-1' : '1',
        color: color(properties.marker_color),
      },
      { part: marker },
    ),
  ];
};

const titleStyle = (properties: AccordionProperties): readonly StyleRule[] => {
  const { open, hover, letter_case } = properties;
  return [
    ...rule(
      {
        color: color(properties.text_color),
        'background-color': color(properties.background_color),
        'font-weight': properties.font_weight?.toString() ?? null,
        'text-transform': letter_case,
        'letter-spacing': letter_case === 'uppercase' ? '.06em' : null,
        'padding-block': px(properties.padding_y),
        'padding-inline': px(properties.padding_x),
      },
      { part: title },
    ),
    ...rule(
      { color: color(open.text_color), 'background-color': color(open.background_color) },
      { part: openTitle },
    ),
    ...rule(
      { color: color(hover.text_color), 'background-color': color(hover.background_color) },
      { part: title, state: 'hover' },
    ),
  ];
};

export const style: WidgetStyle<AccordionProperties> = (properties) => [
  ...rule({ gap: px(properties.gap) }),
  ...rule(borderCss(properties.border), { part: item }),
  ...rule({ 'border-color': color(properties.hover.border_color) }, { part: item, state: 'hover' }),
  ...titleStyle(properties),
  ...markerStyle(properties),
  ...rule(
    {
      color: color(properties.content.text_color),
      'background-color': color(properties.content.background_color),
      // Without its own padding, the content is aligned with the title.
      'padding-inline': px(properties.padding_x),
      padding: px(properties.content.padding),
    },
    { part: content },
  ),
];
