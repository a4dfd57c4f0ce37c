import { blend } from '@plinth/model';
import { imageBackground, imageTiles } from './image-background.ts';

const MIXED = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Converts a computed color to `#rrggbbaa`; null for colors outside sRGB. */
export function hexOf(css: string): string | null {
  const mixed = MIXED.exec(css);
  if (mixed) return toHex(mixed.slice(1).map((value) => Number(value ?? 1) * 255));
  const parts = /^rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:[,/\s]+([\d.]+%?))?\s*\)$/.exec(
    css,
  );
  if (!parts) return /^#[\da-f]{6}$/i.test(css) ? css.toLowerCase() : null;
  const [, red = '0', green = '0', blue = '0', alphaText = '1'] = parts;
  const alpha = alphaText.endsWith('%') ? Number.parseFloat(alphaText) / 100 : Number(alphaText);
  return toHex([Number(red), Number(green), Number(blue), alpha * 255]);
}

const isOpaque = (hex: string): boolean => hex.length === 7 || hex.endsWith('ff');

/** Blends layers, listed front to back, into one opaque color. */
export const flattenLayers = (layers: readonly string[]): string =>
  layers.toReversed().reduce((below, layer) => blend(layer, below).slice(0, 7), '#ffffff');

const SCROLL_EFFECTS = '.moto-background-fixed, .moto-background-parallax';

/** An image behind text. */
export type ImageBehind = {
  /** The box that has the image as its background. */
  readonly box: Element;
  /** The image's color behind the text. */
  readonly color: string;
  /** Colors from all over the image, which other devices crop differently. */
  readonly tiles: () => readonly string[];
  /** The overlay of the image, as `#rrggbbaa`. */
  readonly overlay: string;
  /** Transparent layers between the text and the overlay, front to back. */
  readonly layers: readonly string[];
};

/** A color with its alpha multiplied by an opacity from 0 to 1, as `#rrggbbaa`. */
export function withOpacity(hex: string, opacity: number): string {
  const alpha = Math.round(Number.parseInt(hex.slice(7) || 'ff', 16) * opacity);
  return `${hex.slice(0, 7)}${alpha.toString(16).padStart(2, '0')}`;
}

/** Overlay and image color of a background layer behind a box; null if there is no single color. */
function layerBehind(
  layer: Element,
  box: DOMRect,
): Pick<ImageBehind, 'color' | 'tiles' | 'overlay'> | null {
  const image = layer.querySelector('img');
  const view = layer.ownerDocument.defaultView;
  const color = image && !layer.matches(SCROLL_EFFECTS) ? imageBackground(image, box) : null;
  if (!view || !image || color === null) return null;
  const { backgroundColor, opacity } = view.getComputedStyle(layer, '::after');
  const overlay = hexOf(backgroundColor);
  if (overlay === null) return null;
  const tiles = () => imageTiles(image);
  return { color, tiles, overlay: withOpacity(overlay, Number(opacity)) };
}

type Backdrop = { readonly color: string; readonly image: ImageBehind | null };

/** What is visible behind an element's text; null if there is no single color. */
function backdropOf(element: Element): Backdrop | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  const box = element.getBoundingClientRect();
  const layers: string[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(current);
    const layer = current.querySelector(':scope > .moto-background-layer');
    const behind = layer && layerBehind(layer, box);
    if (behind) {
      const color = flattenLayers([...layers, behind.overlay, behind.color]);
      return { color, image: { box: current, layers, ...behind } };
    }
    const hex = hexOf(backgroundColor);
    if (layer || backgroundImage !== 'none' || hex === null) return null;
    if (!hex.endsWith('00')) layers.push(hex);
    if (!hex.endsWith('00') && isOpaque(hex)) break;
  }
  return { color: flattenLayers(layers), image: null };
}

export type MeasuredText = {
  readonly color: string;
  readonly background: string;
  /** Large text by WCAG, which needs less contrast. */
  readonly isLarge: boolean;
  /** The color before it's blended with the background, as `#rrggbbaa`. */
  readonly ownColor: string;
  /** The image behind the text; null if its background is a color. */
  readonly image: ImageBehind | null;
};

/**
 * The colors of an element's own text and its background; null if they can't be determined, or if
 * the browser replaces them by those of the system.
 */
export function measureText(element: Element): MeasuredText | null {
  if (element.ownerDocument.defaultView?.matchMedia('(forced-colors: active)').matches) return null;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const backdrop = backdropOf(element);
  const color = style ? hexOf(style.color) : null;
  if (!style || backdrop === null || color === null || style.textShadow !== 'none') return null;
  const background = backdrop.color;
  const size = Number.parseFloat(style.fontSize);
  const isBold = Number(style.fontWeight) >= 700;
  return {
    color: blend(color, background).slice(0, 7),
    background,
    isLarge: size >= 24 || (isBold && size >= 18.66),
    ownColor: color,
    image: backdrop.image,
  };
}
