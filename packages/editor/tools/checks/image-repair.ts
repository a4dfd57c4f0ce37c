import { type ColorTheme, contrastRatio, type DocumentReader, resolveColor } from '@plinth/model';
import {
  backgroundsOf,
  backgroundsOn,
  type ImageBehind,
  type MeasuredText,
} from '../../canvas/contrast/background-color.ts';
import { withOpacity } from '../../canvas/contrast/css-color.ts';
import { COLOR_TOKENS, nearestReadable } from '../../canvas/contrast/nearest-color.ts';
import { overlayOpacity, type TextOnImage } from '../../canvas/contrast/overlay-opacity.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import { type Change, sampleOf } from './problem.ts';

const OVERLAY = ['background', 'overlay'];

/** Overlays for light and for dark text, if there is none or its color can't make text readable. */
const COLORS = ['inv', 'inv_text'] as const;

/** Opacity in percent above which an overlay hides so much of an image that texts change instead. */
const MILD = 50;

type StoredOverlay = { readonly color: string; readonly opacity: number };

const overlayOf = (properties: Parameters<typeof valueAt>[0]): StoredOverlay | null =>
  (valueAt(properties, OVERLAY) as StoredOverlay | undefined) ?? null;

export type Overlay = StoredOverlay & {
  /** The color with its opacity, as `#rrggbbaa`. */
  readonly css: string;
};

/** What makes all texts on an image readable. */
export type ImageRepair = {
  /** The overlay that the image gets; null if it stays as it is. */
  readonly overlay: Overlay | null;
  /** Whether the texts that are hard to read get another color. */
  readonly isRecolored: boolean;
};

export type MeasuredOnImage = MeasuredText & {
  readonly image: ImageBehind;
  /** Whether it is hard to read. */
  readonly isPoor: boolean;
};

export type ImageNeeds = {
  readonly page: DocumentReader;
  readonly theme: ColorTheme;
  /** All texts on the image. */
  readonly texts: readonly MeasuredOnImage[];
};

const boxNode = ({ page, texts: [text] }: ImageNeeds) =>
  page.nodes.get(text?.image.box.getAttribute('data-node-id') ?? '');

/** The theme color that differs most from a color. */
function farthestColor(theme: ColorTheme, color: string): string {
  const hexes = COLOR_TOKENS.flatMap((token) => resolveColor(theme, token)?.slice(0, 7) ?? []);
  const ratio = (hex: string) => contrastRatio(hex, color.slice(0, 7));
  return hexes.reduce((best, hex) => (ratio(hex) > ratio(best) ? hex : best), color.slice(0, 7));
}

/** A text that is readable now stays so, where it is; others become readable on each device. */
function asOn({ isPoor, ...text }: MeasuredOnImage, recolor: string | null): TextOnImage {
  if (!isPoor) return { ...text, image: { ...text.image, tiles: () => [] } };
  return recolor === null ? text : { ...text, ownColor: recolor };
}

/**
 * The weakest overlay that is enough. Texts that keep their color keep that of the overlay too, if
 * more of it is enough.
 */
function weakestOverlay(needs: ImageNeeds, isRecolored: boolean): Overlay | null {
  const { theme, texts } = needs;
  const old = overlayOf(boxNode(needs)?.properties);
  const colors = [...(old ? [old.color] : []), ...COLORS];
  const enough = colors.flatMap((color): readonly Overlay[] => {
    const hex = resolveColor(theme, color);
    if (!hex) return [];
    const recolor = isRecolored ? farthestColor(theme, hex) : null;
    const opacity = overlayOpacity(
      texts.map((text) => asOn(text, recolor)),
      hex,
    );
    if (!opacity || (color === old?.color && opacity <= old.opacity)) return [];
    return [{ color, opacity, css: withOpacity(hex, opacity / 100) }];
  });
  return (isRecolored ? enough.toSorted((a, b) => a.opacity - b.opacity)[0] : enough[0]) ?? null;
}

/**
 * Repairs of the texts on an image, the one that changes least first: another text color, an overlay
 * that leaves the image visible, or a weaker one together with another text color.
 */
export function imageRepairs(needs: ImageNeeds): readonly ImageRepair[] {
  const { theme, texts } = needs;
  const isColorEnough = texts
    .filter(({ isPoor }) => isPoor)
    .every((text) => nearestReadable(theme, { ...text, backgrounds: backgroundsOf(text) }));
  const color = isColorEnough ? [{ overlay: null, isRecolored: true }] : [];
  if (!boxNode(needs)) return color;
  const alone = weakestOverlay(needs, false);
  const withColor = isColorEnough ? null : weakestOverlay(needs, true);
  const isWeaker = withColor && (!alone || withColor.opacity < alone.opacity);
  const overlays = [
    ...(alone ? [{ overlay: alone, isRecolored: false }] : []),
    ...(isWeaker ? [{ overlay: withColor, isRecolored: true }] : []),
  ];
  return [...color, ...(alone && alone.opacity > MILD ? overlays.toReversed() : overlays)];
}

/** Whether an overlay makes an image darker. */
export const isDarkening = ({ css }: Overlay, { color }: Pick<ImageBehind, 'color'>): boolean =>
  contrastRatio(css.slice(0, 7), '#ffffff') > contrastRatio(color, '#ffffff');

/**
 * Gives an image an overlay, on which texts have the color `recolored`, if they get another one; null
 * if the image isn't that of a widget of the page.
 */
export function overlayChange(
  needs: ImageNeeds,
  overlay: Overlay,
  recolored?: string,
): Change | null {
  const node = boxNode(needs);
  const text = needs.texts.find(({ isPoor }) => isPoor);
  if (!node || !text) return null;
  const { color, opacity, css } = overlay;
  const [background = text.background] = backgroundsOn(text.image, css);
  return {
    id: node.id,
    path: OVERLAY,
    // Another repair may have made it stronger already.
    value: (own) => {
      const now = overlayOf(own);
      const isEnough = now?.color === color && now.opacity >= opacity;
      return { color, opacity: isEnough ? now.opacity : opacity };
    },
    name: isDarkening(overlay, text.image)
      ? 'EDITOR.CHECK.CHANGED.DARKEN'
      : 'EDITOR.CHECK.CHANGED.LIGHTEN',
    before: `${overlayOf(node.properties)?.opacity ?? 0}%`,
    after: `${opacity}%`,
    samples: { before: sampleOf(text), after: { color: recolored ?? text.color, background } },
  };
}
