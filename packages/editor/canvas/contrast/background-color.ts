import { blend, contrastRatio } from '@plinth/model';
import { hexOf, isOpaque, withOpacity } from './css-color.ts';
import { gradientBackground } from './gradient-background.ts';
import { imageBackground, imageTiles } from './image-background.ts';

/** Blends layers, listed front to back, into one opaque color. */
export const flattenLayers = (layers: readonly string[]): string =>
  layers.toReversed().reduce((below, layer) => blend(layer, below).slice(0, 7), '#ffffff');

/** Enough for every shade of two gradients. More would multiply with each one that is nested. */
const MAX_COLORS = 81;

/** Distinct colors; of too many, those at even distances from the lightest to the darkest. */
function distinct(colors: readonly string[]): readonly string[] {
  const all = [...new Set(colors)];
  if (all.length <= MAX_COLORS) return all;
  const contrast = new Map(all.map((color) => [color, contrastRatio(color, '#ffffff')]));
  const sorted = all.toSorted((a, b) => (contrast.get(a) ?? 0) - (contrast.get(b) ?? 0));
  const step = (sorted.length - 1) / (MAX_COLORS - 1);
  return Array.from({ length: MAX_COLORS }, (_, at) => sorted[Math.round(at * step)] ?? '');
}

/** The same for layers that have several colors each, such as gradients. */
const flattenAll = (layers: readonly (readonly string[])[]): readonly string[] =>
  layers
    .toReversed()
    .reduce<readonly string[]>(
      (below, colors) =>
        distinct(colors.flatMap((color) => below.map((each) => blend(color, each).slice(0, 7)))),
      ['#ffffff'],
    );

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
  let known: readonly string[] | undefined;
  const tiles = () => {
    known ??= imageTiles(image);
    return known;
  };
  return { color, tiles, overlay: withOpacity(overlay, Number(opacity)) };
}

type Backdrop = {
  /** Several for a gradient. */
  readonly colors: readonly string[];
  readonly image: ImageBehind | null;
};

/** What is visible behind an element's text; null if its colors can't be determined. */
function backdropOf(element: Element): Backdrop | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  const box = element.getBoundingClientRect();
  // Front to back, with several colors each where it is a gradient.
  const shown: (readonly string[])[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(current);
    const layer = current.querySelector(':scope > .moto-background-layer');
    const behind = layer && layerBehind(layer, box);
    if (behind && shown.every(({ length }) => length === 1)) {
      const layers = shown.flat();
      const color = flattenLayers([...layers, behind.overlay, behind.color]);
      return { colors: [color], image: { box: current, layers, ...behind } };
    }
    const gradient = gradientBackground(backgroundImage, {
      text: box,
      box: current.getBoundingClientRect(),
    });
    const hex = hexOf(backgroundColor);
    if (layer || (backgroundImage !== 'none' && !gradient) || hex === null) return null;
    if (gradient) shown.push(gradient);
    if (gradient?.every((color) => isOpaque(color))) break;
    if (!hex.endsWith('00')) shown.push([hex]);
    if (!hex.endsWith('00') && isOpaque(hex)) break;
  }
  return { colors: flattenAll(shown), image: null };
}

/** The colors that are visible behind an element's content; none if they can't be determined. */
export const colorsBehind = (element: Element | null): readonly string[] =>
  (element && backdropOf(element)?.colors) ?? [];

/**
 * What a text may have behind it: any part of an image, because each device crops it differently,
 * below the overlay.
 */
export const backgroundsOn = (
  { color, tiles, layers }: Pick<ImageBehind, 'color' | 'tiles' | 'layers'>,
  overlay: string,
): readonly string[] =>
  [color, ...tiles()].map((part) => flattenLayers([...layers, overlay, part]));

/** All that an element's text may have behind it. */
export const backgroundsOf = ({
  backgrounds,
  image,
}: Pick<MeasuredText, 'backgrounds' | 'image'>): readonly string[] =>
  image ? backgroundsOn(image, image.overlay) : backgrounds;

export type MeasuredText = {
  readonly color: string;
  /** Where a gradient is behind the text, the color on which it is hardest to read. */
  readonly background: string;
  /** All colors behind the text on this device. */
  readonly backgrounds: readonly string[];
  /** Large text by WCAG, which needs less contrast. */
  readonly isLarge: boolean;
  /** The color before it's blended with the background, as `#rrggbbaa`. */
  readonly ownColor: string;
  /** The image behind the text; null if its background is a color or a gradient. */
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
  const backgrounds = backdrop.colors.toSorted(
    (a, b) => contrastRatio(color, a) - contrastRatio(color, b),
  );
  const [background = '#ffffff'] = backgrounds;
  const size = Number.parseFloat(style.fontSize);
  const isBold = Number(style.fontWeight) >= 700;
  return {
    color: blend(color, background).slice(0, 7),
    background,
    backgrounds,
    isLarge: size >= 24 || (isBold && size >= 18.66),
    ownColor: color,
    image: backdrop.image,
  };
}
