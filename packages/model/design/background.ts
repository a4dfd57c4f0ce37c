import { z } from 'zod';
import { mediaRef } from '../references/declare.ts';
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

export const Gradient = z.strictObject({
  /** Degrees: 0 upwards, 90 to the right. */
  angle: z.number().int().min(0).max(360),
  from: ColorValue,
  to: ColorValue,
});
export type Gradient = z.infer<typeof Gradient>;

export const Overlay = z.strictObject({
  color: ColorValue,
  /** Percent. */
  opacity: z.number().int().min(0).max(100),
});

/** What a section, box or background style has behind its content; `{}` is nothing. */
export const Background = z.strictObject({
  color: ColorValue.optional(),
  gradient: Gradient.optional(),
  image_id: mediaRef().optional(),
  size: z.enum(BACKGROUND_SIZES).optional(),
  position: z.enum(BACKGROUND_POSITIONS).optional(),
  repeat: z.enum(BACKGROUND_REPEATS).optional(),
  is_fixed: z.boolean().optional(),
  /** Drawn by the widget's own script, and not at all for visitors who ask for reduced motion. */
  is_parallax: z.boolean().optional(),
  overlay: Overlay.optional(),
});
export type Background = z.infer<typeof Background>;

/** CSS properties and their values, ready to be written. */
export type Declarations = { readonly [property: string]: string };

/** The address of a media file; null for one that is gone. */
export type MediaUrl = (id: number) => string | null;

const SIZE = { original: 'auto', cover: 'cover', contain: 'contain' } as const;
const REPEAT = { none: 'no-repeat', repeat: 'repeat', x: 'repeat-x', y: 'repeat-y' } as const;

const linear = (direction: string, from: string, to: string): string =>
  `linear-gradient(${direction},${from},${to})`;

function overlayLayer({ color, opacity }: z.infer<typeof Overlay>): string {
  const veil = `color-mix(in srgb,${cssColor(color)} ${opacity}%,transparent)`;
  return linear('0deg', veil, veil);
}

/** The pictures of a background from the front to the back: overlay, image, gradient. */
function layers(background: Background, mediaUrl: MediaUrl): string[] {
  const { gradient, overlay, image_id } = background;
  const url = image_id === undefined ? null : mediaUrl(image_id);
  return [
    ...(overlay ? [overlayLayer(overlay)] : []),
    ...(url === null ? [] : [cssUrl(url)]),
    ...(gradient
      ? [linear(`${gradient.angle}deg`, cssColor(gradient.from), cssColor(gradient.to))]
      : []),
  ];
}

/**
 * A background as CSS. Images default to original size, left top, not
 * repeated, scrolling with the page. The properties are also set on the gradient and overlay around
 * an image, which fill their box whatever the size says of the image.
 */
export function backgroundDeclarations(background: Background, mediaUrl: MediaUrl): Declarations {
  const { color, size, position, repeat, is_fixed } = background;
  const images = layers(background, mediaUrl);
  const isImage = (layer: string) => layer.startsWith('url(');
  const ownSize = size ? SIZE[size] : 'auto';
  const perLayer = (image: string, other: string) =>
    images.map((layer) => (isImage(layer) ? image : other)).join(',');
  return {
    ...(color ? { 'background-color': cssColor(color) } : {}),
    ...(images.length > 0 ? { 'background-image': images.join(',') } : {}),
    ...(images.some(isImage)
      ? {
          'background-size': perLayer(ownSize, 'auto'),
          'background-position': perLayer(position ?? 'left top', 'left top'),
          'background-repeat': perLayer(REPEAT[repeat ?? 'none'], 'no-repeat'),
          'background-attachment': perLayer(is_fixed ? 'fixed' : 'scroll', 'scroll'),
        }
      : {}),
  };
}
