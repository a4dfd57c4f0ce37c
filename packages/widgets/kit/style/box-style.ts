import {
  cssColor,
  gradientCss,
  IMAGE_VARIABLE,
  layerDeclarations,
  overlayDeclarations,
} from '@plinth/model';
import type {
  AreaProperties,
  BackgroundProperties,
  BorderProperties,
  BoxProperties,
  FillProperties,
  FrameProperties,
  ShadowProperties,
} from '../options/box.ts';
import type { StyleRule } from '../view.ts';
import { color, type Declarations, px, rule, rulePerDevice } from './declarations.ts';

/** The CSS of a shadow. Null: preset default. */
export const shadowCss = (shadow: ShadowProperties): string | null => {
  if (shadow.is_on === null) return null;
  if (!shadow.is_on) return 'none';
  const lengths = [shadow.x, shadow.y, shadow.blur, shadow.spread].map((value) => px(value));
  return `${lengths.join(' ')} ${color(shadow.color)}`;
};

/** The declarations of a border. A border on one side removes the other three. */
export const borderCss = (border: BorderProperties): { readonly [name: string]: string | null } => {
  const { side, width } = border;
  const isAround = side === 'all';
  return {
    'border-style': border.style ?? (width === null ? null : 'solid'),
    'border-width': isAround || width === null ? px(width) : '0',
    ...(isAround ? {} : { [`border-${side}-width`]: px(width) }),
    'border-color': color(border.color),
    'border-radius': px(border.radius),
  };
};

const FITS = { original: 'none', cover: null, contain: 'contain' } as const;

/** Background images and videos are a separate element, `.moto-background-layer`. */
const layerStyle = ({ size, position, overlay }: BackgroundProperties): readonly StyleRule[] => [
  ...rule(
    { 'object-fit': FITS[size ?? 'cover'], 'object-position': position ?? null },
    { part: '>.moto-background-layer :is(img,video,div)' },
  ),
  ...rule(overlay ? overlayDeclarations(overlay) : {}, {
    part: '>.moto-background-layer::after',
  }),
];

export const hasLayer = (background: BackgroundProperties): boolean =>
  background.image_id !== undefined || background.video_id !== undefined;

const backgroundStyle = (background: BackgroundProperties): readonly StyleRule[] => {
  const { gradient } = background;
  return [
    ...rule({
      'background-color': color(background.color),
      'background-image': gradient ? gradientCss(gradient, cssColor) : null,
      [IMAGE_VARIABLE]: gradient ? 'none' : null,
    }),
    ...(hasLayer(background) ? layerStyle(background) : []),
  ];
};

/** The role whose text colors `inverse` takes. */
const INVERSE_FILL = 'inv';

/** Fills whose readable text color the theme knows. */
const TEXT_ON: { readonly [fill: string]: string } = {
  primary: 'on_primary',
  color1: 'on_primary',
  accent: 'on_accent',
  color2: 'on_accent',
};

/** Texts on a fill of another color than the theme's inverse one, which they are made for. */
const inverseStyle = ({ tone, background }: BoxProperties): readonly StyleRule[] => {
  const fill = background.color;
  if (tone !== 'inverse' || !fill || fill === INVERSE_FILL) return [];
  const text = color(TEXT_ON[fill]);
  if (text !== null)
    return rule({ '--moto-text': text, '--moto-muted': text, '--moto-link': text });
  return rule({
    // Readable wherever the text itself is.
    '--moto-muted': `color-mix(in srgb,var(--moto-inv-text) 92%,${color(fill)})`,
    '--moto-link': 'var(--moto-inv-text)',
  });
};

/**
 * The image of a background style or a fill, as a variable of its element: on hover, it stays when a
 * gradient makes way for a color. Each widget starts without one, see base.css.
 */
const HOVER_IMAGE = `var(${IMAGE_VARIABLE},none)`;

/**
 * A background color on hover, in place of a gradient, which may be that of a preset. Images stay in
 * front of it.
 */
export const hoverFillCss = (
  background_color: string | null,
  { image_id }: Pick<FillProperties, 'image_id'>,
): Declarations => ({
  'background-color': color(background_color),
  'background-image': background_color === null || image_id !== undefined ? null : HOVER_IMAGE,
});

const hoverRule = (
  hover: BoxProperties['hover'],
  behind: Pick<FillProperties, 'image_id'>,
): readonly StyleRule[] =>
  rule(
    {
      ...hoverFillCss(hover.background_color, behind),
      'border-color': color(hover.border_color),
      'box-shadow': shadowCss(hover.shadow),
    },
    { state: 'hover' },
  );

/** The image is a variable of the root element, see `kit/fill.ts`. A repeated one has its own size. */
const fillImage = { image: 'var(--moto-fill,none)', position: 'var(--moto-fill-focus,center)' };

/** The color of a background style, which comes before that of a preset. It may have none. */
const styleColor = (preset: string): string => `var(--moto-background_${preset},revert-layer)`;

/** The declarations of a fill and the color under it. A background style brings its own color. */
export const fillCss = (
  { preset, ...fill }: FillProperties,
  background_color: string | null,
): Declarations => {
  const isRepeated = (fill.repeat ?? 'none') !== 'none';
  const { size, ...repeated } = fill;
  const hasImage = fill.image_id !== undefined;
  const layers = layerDeclarations(
    isRepeated ? repeated : fill,
    hasImage ? { ...fillImage, size: isRepeated ? 'original' : 'cover' } : null,
  );
  const images = layers['background-image'];
  return {
    'background-color': preset === undefined ? color(background_color) : styleColor(preset),
    ...layers,
    ...(images === undefined ? {} : { [IMAGE_VARIABLE]: hasImage ? images : 'none' }),
  };
};

/** The declarations of a fill for a part of a widget: the image is a variable of its root element. */
export const partFillCss = (
  fill: FillProperties,
  background_color: string | null,
): Declarations => ({
  ...fillCss(fill, background_color),
  ...(fill.image_id === undefined
    ? {}
    : { '--moto-fill': 'inherit', '--moto-fill-focus': 'inherit' }),
});

/** Rules for `areaOptions`. */
export const areaStyle = ({ background_color, fill, hover }: AreaProperties) => {
  const hovered = rule(hoverFillCss(hover.background_color, fill), { state: 'hover' });
  return [
    ...rule({
      ...fillCss(fill, background_color),
      transition: hovered.length === 0 ? null : 'background-color .3s',
    }),
    ...hovered,
  ];
};

/** Rules for `frameOptions`. */
export const frameStyle = (frame: FrameProperties): readonly StyleRule[] => {
  const hovered = hoverRule(frame.hover, frame.fill);
  return [
    ...rule({
      ...fillCss(frame.fill, frame.background_color),
      ...borderCss(frame.border),
      'box-shadow': shadowCss(frame.shadow),
      // As for boxes, see base.css.
      transition:
        hovered.length === 0 ? null : 'background-color .3s,border-color .3s,box-shadow .3s',
    }),
    ...hovered,
  ];
};

/** The rules of a box: background, border, shadow, and min height, including hover. */
export const boxStyle = (properties: BoxProperties): readonly StyleRule[] => [
  ...backgroundStyle(properties.background),
  ...inverseStyle(properties),
  ...rule({ ...borderCss(properties.border), 'box-shadow': shadowCss(properties.shadow) }),
  ...rulePerDevice(properties.min_height, (height) => ({ 'min-height': height })),
  ...hoverRule(properties.hover, properties.background),
];
