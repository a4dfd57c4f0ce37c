import { z } from 'zod';
import { imageRef } from '../references/declare.ts';
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
  /** Degrees: 0 points up, 90 right. */
  angle: z.number().int().min(0).max(360),
  from: ColorValue,
  to: ColorValue,
});
export type Gradient = z.infer<typeof Gradient>;

export const Overlay = z.strictObject({
  color: ColorValue,
  /** 0–100 percent. */
  opacity: z.number().int().min(0).max(100),
});

/** Background of a section, box, or background style. `{}` means none. */
export const Background = z.strictObject({
  color: ColorValue.optional(),
  gradient: Gradient.optional(),
  image_id: imageRef().optional(),
  size: z.enum(BACKGROUND_SIZES).optional(),
  position: z.enum(BACKGROUND_POSITIONS).optional(),
  repeat: z.enum(BACKGROUND_REPEATS).optional(),
  is_fixed: z.boolean().optional(),
  /** Drawn by the widget's client script. Disabled for visitors who prefer reduced motion. */
  is_parallax: z.boolean().optional(),
  overlay: Overlay.optional(),
});
export type Background = z.infer<typeof Background>;

/** CSS properties and their values, already serialized. */
export type Declarations = { readonly [property: string]: string };

/** The URL of a media file, or null if the file is deleted. */
export type MediaUrl = (id: number) => string | null;

const SIZE = { original: 'auto', cover: 'cover', contain: 'contain' } as const;
const REPEAT = { none: 'no-repeat', repeat: 'repeat', x: 'repeat-x', y: 'repeat-y' } as const;

const linear = (direction: string, from: string, to: string): string =>
  `linear-gradient(${direction},${from},${to})`;

function overlayLayer({ color, opacity }: z.infer<typeof Overlay>): string {
  const layer = `color-mix(in srgb,${cssColor(color)} ${opacity}%,transparent)`;
  return linear('0deg', layer, layer);
}

/** The layers of a background, front to back: overlay, image, gradient. */
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
 * Converts a background to CSS. Images default to their original size, top left, not repeated,
 * scrolling with the page. The lists also include values for the gradient and overlay layers, which
 * always fill the box.
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
