import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import { fontCss } from '../kit/style/font-style.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import type { AccordionProperties } from './schema.ts';

const item = '>*';
const openItem = '>[open]';
const title = '>*>summary';
const inTitle = '>*>summary>*';
const openTitle = '>[open]>summary';
const content = '>*>.moto-accordion-content';
/** Not the padding of the content, which is that of the title. */
const inContent = `${content}>*`;
/** Text of another style keeps its font. */
const PLAIN_TEXT = '.moto-text_normal';
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
  const { open, hover } = properties;
  const { 'font-size': size = null, ...font } = fontCss(properties);
  return [
    ...rule(
      {
        color: color(properties.text_color),
        'background-color': color(properties.background_color),
        ...font,
        'padding-block': px(properties.padding_y),
        'padding-inline': px(properties.padding_x),
      },
      { part: title },
    ),
    ...rule({ 'font-size': size }, { part: inTitle }),
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

const contentStyle = ({
  content: inside,
  padding_x,
}: AccordionProperties): readonly StyleRule[] => [
  ...rule(
    {
      color: color(inside.text_color),
      'background-color': color(inside.background_color),
      ...borderCss({ ...inside.line, radius: null }),
      // Without its own padding, the content is aligned with the title.
      'padding-inline': px(padding_x),
      padding: px(inside.padding),
    },
    { part: content },
  ),
  ...[inContent, `${content} ${PLAIN_TEXT}`].flatMap((part) => rule(fontCss(inside), { part })),
];

const itemStyle = ({ border, shadow, open, hover }: AccordionProperties): readonly StyleRule[] => [
  ...rule({ ...borderCss(border), 'box-shadow': shadowCss(shadow) }, { part: item }),
  ...rule({ 'border-color': color(open.border_color) }, { part: openItem }),
  ...rule(
    { 'border-color': color(hover.border_color), 'box-shadow': shadowCss(hover.shadow) },
    { part: item, state: 'hover' },
  ),
];

export const style: WidgetStyle<AccordionProperties> = (properties) => [
  ...areaStyle(properties.frame),
  ...rule({ gap: px(properties.gap) }),
  ...itemStyle(properties),
  ...titleStyle(properties),
  ...markerStyle(properties),
  ...contentStyle(properties),
];
