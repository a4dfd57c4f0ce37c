import { areaStyle, borderCss, shadowCss } from '../style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../style/declarations.ts';
import { isSameOnDevices } from '../values/responsive.ts';
import type { StyleRule } from '../view.ts';
import type { SlidesProperties } from './options.ts';

const frame = '>.moto-slides';
const list = `${frame}>.moto-slides-list`;
const slide = `${list}>*`;
const content = `${slide}>.moto-slide-content`;
const arrow = `${frame}>.moto-slides-arrow`;
const dot = `${frame} .moto-slides-dots>*`;

const ALIGN = { top: 'start', middle: 'center', bottom: 'end' } as const;

const imageStyle = ({ ratio }: SlidesProperties, defaultRatio: string): readonly StyleRule[] =>
  isSameOnDevices(ratio, { desktop: defaultRatio })
    ? []
    : rulePerDevice(
        ratio,
        (own) => ({
          '--moto-slides-ratio': own === 'original' ? 'auto' : own,
          '--moto-slides-fit': own === 'original' ? 'contain' : 'cover',
        }),
        { part: list },
      );

const slideStyle = (properties: SlidesProperties): readonly StyleRule[] => {
  const { hover, shadow, background_color, border } = properties;
  const isCard = background_color !== null || border.width !== null;
  const hasShadow = shadow.is_on === true || hover.shadow.is_on === true;
  return [
    ...rule(
      {
        'background-color': color(background_color),
        'box-shadow': shadowCss(shadow),
        ...borderCss(border),
        // In a card, only the outer corners of an image are round.
        '--moto-slide-image-radius': isCard ? '0' : px(border.radius),
      },
      { part: slide },
    ),
    ...rule(
      {
        'background-color': color(hover.background_color),
        'border-color': color(hover.border_color),
        'box-shadow': shadowCss(hover.shadow),
      },
      { part: slide, state: 'hover' },
    ),
    // The list clips what is outside its padding.
    ...(hasShadow ? rule({ padding: '12px 0 36px' }, { part: list }) : []),
  ];
};

const captionStyle = ({ caption }: SlidesProperties): readonly StyleRule[] => {
  const text = color(caption.text_color);
  const isCard = caption.width !== null;
  return rule(
    {
      '--moto-text': text,
      '--moto-muted': text,
      '--moto-link': text,
      color: text,
      'background-color': color(caption.background_color),
      padding: px(caption.padding),
      '--moto-slide-caption-width': isCard ? `${caption.width}%` : null,
      '--moto-slide-caption-inset': isCard ? 'clamp(0px,3vw,2.5rem)' : null,
      'border-radius': isCard ? 'var(--moto-radius,0)' : null,
      '--moto-slide-caption-align': caption.vertical_align && ALIGN[caption.vertical_align],
    },
    { part: content },
  );
};

const arrowStyle = ({ arrows, hover }: SlidesProperties): readonly StyleRule[] => [
  ...rule(
    { '--moto-slides-arrow-row': arrows.position && (arrows.position === 'over' ? '1' : '2') },
    { part: frame },
  ),
  ...rule(
    {
      width: px(arrows.size),
      height: px(arrows.size),
      'border-radius': px(arrows.radius),
      color: color(arrows.color),
      'background-color': color(arrows.background_color),
    },
    { part: arrow },
  ),
  ...rule(
    {
      color: color(hover.arrow_color),
      'background-color': color(hover.arrow_background_color),
    },
    { part: arrow, state: 'hover' },
  ),
];

const dotStyle = ({ dots, hover }: SlidesProperties): readonly StyleRule[] => [
  ...rule(
    {
      '--moto-slides-dot-size': px(dots.size),
      '--moto-slides-dot': color(dots.color),
      '--moto-slides-current-dot': color(dots.current_color),
    },
    { part: dot },
  ),
  ...rule({ '--moto-slides-dot': color(hover.dot_color) }, { part: dot, state: 'hover' }),
];

/** The rules for `slidesOptions`. `defaultRatio` is that of the widget's schema and CSS. */
export const slidesStyle = (
  properties: SlidesProperties,
  defaultRatio: string,
): readonly StyleRule[] => [
  ...areaStyle(properties.frame),
  ...imageStyle(properties, defaultRatio),
  ...slideStyle(properties),
  ...captionStyle(properties),
  ...arrowStyle(properties),
  ...dotStyle(properties),
];
