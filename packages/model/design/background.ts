import { z } from 'zod';
import { ClassName } from '../entities/fields.ts';
import { imageRef, videoRef } from '../references/declare.ts';
import { ColorValue, cssColor } from './color-value.ts';
import { cssUrl } from './css-text.ts';

export const BACKGROUND_SIZES = ['original', 'cover', 'contain'] as const;
export const BACKGROUND_REPEATS = ['none', 'repeat', 'x', 'y'] as const;
export const BACKGROUND_POSITIONS = [
  'left top',
  'center top',
  'right top',
  'left center',
  'center center',
  'right center',
  'left bottom',
  'center bottom',
  'right bottom',
] as const;

export const GRADIENT_SHAPES = ['linear', 'radial'] as const;

export const Gradient = z.strictObject({
  /** `linear` by default. Radial ones start in the center and end at the farthest corner. */
  shape: z.enum(GRADIENT_SHAPES).optional(),
  /** Degrees: 0 points up, 90 right. Radial ones have none in effect. */
  angle: z.number().int().min(0).max(360),
  from: ColorValue,
  /** Halfway. */
  via: ColorValue.optional(),
  to: ColorValue,
});
export type Gradient = z.infer<typeof Gradient>;

export const Overlay = z.strictObject({
  color: ColorValue,
  /** 0–100 percent. */
  opacity: z.number().int().min(0).max(100),
});
export type Overlay = z.infer<typeof Overlay>;

/** Background of a section, box, or background style. `{}` means none. */
export const Background = z.strictObject({
  color: ColorValue.optional(),
  gradient: Gradient.optional(),
  image_id: imageRef().optional(),
  /** Muted and looped. `image_id` is its poster. */
  video_id: videoRef().optional(),
  size: z.enum(BACKGROUND_SIZES).optional(),
  position: z.enum(BACKGROUND_POSITIONS).optional(),
  repeat: z.enum(BACKGROUND_REPEATS).optional(),
  is_fixed: z.boolean().optional(),
  /** Moves slower than the page. Disabled for visitors who prefer reduced motion. */
  is_parallax: z.boolean().optional(),
  overlay: Overlay.optional(),
});
export type Background = z.infer<typeof Background>;

type Moving = Pick<Background, 'is_fixed' | 'is_parallax'>;

/** Whether an image moves slower than the page. A fixed one doesn't move at all. */
export const hasParallax = ({ is_fixed, is_parallax }: Moving): boolean =>
  is_parallax === true && !is_fixed;

/** Whether a background is a video that has nothing to show until it plays. */
export const lacksPoster = ({ video_id, image_id }: Background): boolean =>
  video_id !== undefined && image_id === undefined;

const LAYER_FIELDS = { image_id: true, video_id: true, is_fixed: true, is_parallax: true } as const;

/**
 * A background style that is in an element of its own: a video, or an image that moves slower than
 * the page. The image is in the site's stylesheet, the video is not.
 */
export const LayeredBackground = Background.pick(LAYER_FIELDS).extend({ class_name: ClassName });
export type LayeredBackground = z.infer<typeof LayeredBackground>;

type Style = { readonly class_name: string; readonly properties: Background };

function layerOf({ class_name, properties }: Style): LayeredBackground | null {
  const { image_id, video_id, is_fixed, is_parallax } = properties;
  if (video_id !== undefined)
    return {
      ...{ class_name, video_id },
      ...(image_id !== undefined && { image_id }),
      ...(is_fixed && { is_fixed }),
      ...(is_parallax && { is_parallax }),
    };
  return image_id !== undefined && hasParallax(properties) ? { class_name, is_parallax } : null;
}

/** What the markup of pages needs to know of background styles. */
export const layeredBackgrounds = (styles: readonly Style[]): readonly LayeredBackground[] =>
  styles.flatMap((style) => layerOf(style) ?? []);

/** CSS properties and their values, already serialized. */
export type Declarations = { readonly [property: string]: string };

/** The URL of a media file, or null if the file is deleted. */
export type MediaUrl = (id: number) => string | null;

/** The variable of an element for the image behind it, with its overlay and gradient. */
export const IMAGE_VARIABLE = '--moto-image';

const SIZE = { original: 'auto', cover: 'cover', contain: 'contain' } as const;
const REPEAT = { none: 'no-repeat', repeat: 'repeat', x: 'repeat-x', y: 'repeat-y' } as const;

const linear = (direction: string, ...stops: readonly string[]): string =>
  `linear-gradient(${direction},${stops.join(',')})`;

/** Converts the overlay of a layer to CSS. */
export const overlayDeclarations = ({ color, opacity }: Overlay): Declarations => ({
  'background-color': cssColor(color),
  opacity: String(opacity / 100),
});

function overlayLayer({ color, opacity }: Overlay): string {
  const layer = `color-mix(in srgb,${cssColor(color)} ${opacity}%,transparent)`;
  return linear('0deg', layer, layer);
}

/** The colors of a gradient, first to last. */
const gradientStops = ({ from, via, to }: Pick<Gradient, 'from' | 'via' | 'to'>) =>
  via === undefined ? [from, to] : [from, via, to];

/** Converts a gradient to CSS. */
export function gradientCss(gradient: Gradient, color: (value: ColorValue) => string): string {
  const stops = gradientStops(gradient).map(color);
  return gradient.shape === 'radial'
    ? `radial-gradient(${stops.join(',')})`
    : linear(`${gradient.angle}deg`, ...stops);
}

/** An image in CSS, with the size and the position that it has unless the background sets them. */
export type CssImage = {
  readonly image: string;
  readonly size: (typeof BACKGROUND_SIZES)[number];
  readonly position: string;
};

/**
 * Converts what is over the color of a background to CSS: overlay, image, and gradient, front to
 * back. The lists also include values for the gradient and overlay layers, which always fill the
 * box.
 */
export function layerDeclarations(
  { gradient, overlay, ...own }: Omit<Background, 'color'>,
  image: CssImage | null,
): Declarations {
  const before = overlay ? [overlayLayer(overlay)] : [];
  const after = gradient ? [gradientCss(gradient, cssColor)] : [];
  const list = (ofImage: string, other?: string) =>
    [
      ...before.map((layer) => other ?? layer),
      ...(image ? [ofImage] : []),
      ...after.map((layer) => other ?? layer),
    ].join(',');
  const images = list(image?.image ?? '');
  return {
    ...(images === '' ? {} : { 'background-image': images }),
    ...(image
      ? {
          'background-size': list(SIZE[own.size ?? image.size], 'auto'),
          'background-position': list(own.position ?? image.position, 'left top'),
          'background-repeat': list(REPEAT[own.repeat ?? 'none'], 'no-repeat'),
          'background-attachment': list(own.is_fixed ? 'fixed' : 'scroll', 'scroll'),
        }
      : {}),
  };
}

/**
 * Converts a background to CSS. Images default to their original size, top left, not repeated,
 * scrolling with the page.
 */
export function backgroundDeclarations(
  { color, ...layers }: Background,
  mediaUrl: MediaUrl,
): Declarations {
  const url = layers.image_id === undefined ? null : mediaUrl(layers.image_id);
  return {
    ...(color ? { 'background-color': cssColor(color) } : {}),
    ...layerDeclarations(
      layers,
      url === null ? null : { image: cssUrl(url), size: 'original', position: 'left top' },
    ),
  };
}
