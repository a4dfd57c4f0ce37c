import { blend } from '@plinth/model';
import { imageBackground } from './image-background.ts';

/** Converts a computed color to `#rrggbbaa`; null for colors outside sRGB. */
export function hexOf(css: string): string | null {
  const parts = /^rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:[,/\s]+([\d.]+%?))?\s*\)$/.exec(
    css,
  );
  if (!parts) return /^#[\da-f]{6}$/i.test(css) ? css.toLowerCase() : null;
  const [, red = '0', green = '0', blue = '0', alphaText = '1'] = parts;
  const alpha = alphaText.endsWith('%') ? Number.parseFloat(alphaText) / 100 : Number(alphaText);
  const channels = [Number(red), Number(green), Number(blue), alpha * 255];
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const isOpaque = (hex: string): boolean => hex.length === 7 || hex.endsWith('ff');

/** Blends layers, listed front to back, into one opaque color. */
export const flattenLayers = (layers: readonly string[]): string =>
  layers.toReversed().reduce((below, layer) => blend(layer, below).slice(0, 7), '#ffffff');

const SCROLL_EFFECTS = '.moto-background-fixed, .moto-background-parallax';

/** Overlay and image color of a background layer behind a box; null if there is no single color. */
function layerBehind(layer: Element, box: DOMRect): readonly string[] | null {
  const image = layer.querySelector('img');
  const view = layer.ownerDocument.defaultView;
  const imageColor = image && !layer.matches(SCROLL_EFFECTS) ? imageBackground(image, box) : null;
  if (!view || imageColor === null) return null;
  const { backgroundColor, opacity } = view.getComputedStyle(layer, '::after');
  const overlay = hexOf(backgroundColor);
  if (overlay === null) return null;
  const alpha = Math.round(Number.parseInt(overlay.slice(7) || 'ff', 16) * Number(opacity));
  return [`${overlay.slice(0, 7)}${alpha.toString(16).padStart(2, '0')}`, imageColor];
}

/** The color visible behind an element's text; null if there is no single color. */
export function backgroundBehind(element: Element): string | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  const box = element.getBoundingClientRect();
  const layers: string[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(current);
    const layer = current.querySelector(':scope > .moto-background-layer');
    const imageLayers = layer && layerBehind(layer, box);
    if (imageLayers) return flattenLayers([...layers, ...imageLayers]);
    const hex = hexOf(backgroundColor);
    if (layer || backgroundImage !== 'none' || hex === null) return null;
    if (!hex.endsWith('00')) layers.push(hex);
    if (!hex.endsWith('00') && isOpaque(hex)) break;
  }
  return flattenLayers(layers);
}

export type MeasuredText = {
  readonly color: string;
  readonly background: string;
  /** Large text by WCAG, which needs less contrast. */
  readonly isLarge: boolean;
};

/** The colors of an element's own text and its background; null if they can't be determined. */
export function measureText(element: Element): MeasuredText | null {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const background = backgroundBehind(element);
  const color = style ? hexOf(style.color) : null;
  if (!style || background === null || color === null || style.textShadow !== 'none') return null;
  const size = Number.parseFloat(style.fontSize);
  const isBold = Number(style.fontWeight) >= 700;
  return {
    color: blend(color, background).slice(0, 7),
    background,
    isLarge: size >= 24 || (isBold && size >= 18.66),
  };
}
