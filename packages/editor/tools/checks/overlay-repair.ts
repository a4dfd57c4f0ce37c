import { type ColorTheme, contrastRatio, type DocumentReader, resolveColor } from '@plinth/model';
import type { ImageBehind, MeasuredText } from '../../canvas/contrast/background-color.ts';
import { overlayOpacity } from '../../canvas/contrast/overlay-opacity.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import type { ChangeRepair } from './problem.ts';

const OVERLAY = ['background', 'overlay'];

/** Overlays for light and for dark text, if there is none or its color can't make text readable. */
const COLORS = ['inv', 'inv_text'] as const;

const isDarker = (hex: string, other: string): boolean =>
  contrastRatio(hex, '#ffffff') > contrastRatio(other, '#ffffff');

type Overlay = { readonly color: string; readonly opacity: number };

const overlayOf = (properties: Parameters<typeof valueAt>[0]): Overlay | null =>
  (valueAt(properties, OVERLAY) as Overlay | undefined) ?? null;

type OverlayNeeds = {
  readonly page: DocumentReader;
  readonly theme: ColorTheme;
  /** Texts of one widget on the same image. */
  readonly texts: readonly (MeasuredText & { readonly image: ImageBehind })[];
};

/**
 * Adds or strengthens the overlay of the image behind texts until they're readable; null if no
 * overlay is enough.
 */
export function overlayRepair({ page, theme, texts }: OverlayNeeds): ChangeRepair | null {
  const [text] = texts;
  const id = text?.image.box.getAttribute('data-node-id');
  const node = id ? page.nodes.get(id) : undefined;
  if (!text || !node) return null;
  const old = overlayOf(node.properties);
  for (const color of [...(old ? [old.color] : []), ...COLORS]) {
    const hex = resolveColor(theme, color);
    const opacity = hex && overlayOpacity(texts, hex);
    if (!opacity || (color === old?.color && opacity <= old.opacity)) continue;
    return {
      label: isDarker(hex, text.image.color)
        ? 'EDITOR.CHECK.REPAIR.DARKEN'
        : 'EDITOR.CHECK.REPAIR.LIGHTEN',
      values: { opacity },
      change: {
        id: node.id,
        path: OVERLAY,
        // Another repair may have made it stronger already.
        value: (own) => {
          const now = overlayOf(own);
          const isEnough = now?.color === color && now.opacity >= opacity;
          return { color, opacity: isEnough ? now.opacity : opacity };
        },
        before: `${old?.opacity ?? 0}%`,
        after: `${opacity}%`,
      },
    };
  }
  return null;
}
