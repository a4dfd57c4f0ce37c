import { nearestContrast } from '@plinth/model';
import type { CSSProperties } from 'react';
import { hexOf } from '../../canvas/contrast/css-color.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useShownColor } from './shown-color.ts';

/** Font sizes in px of the samples. Larger ones are compressed, but still differ. */
const SIZES = { least: 12, normal: 16, most: 30 };

const sampleSize = (size: number): number =>
  size <= SIZES.normal
    ? Math.max(SIZES.least, size)
    : Math.min(SIZES.most, SIZES.normal + (size - SIZES.normal) * 0.35);

/** Contrast of a sample with what is behind it. */
const READABLE = 7;

/** The color of menus and panels in the current color scheme. */
const surfaceColor = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--pl-surface').trim();

/** An opaque color as `#rrggbb`; null for others. */
const opaqueHex = (css: string): string | null => hexOf(css)?.slice(0, 7) ?? null;

function readableOn(background: string, color: string): string {
  const [behind, hex] = [opaqueHex(background), opaqueHex(color)];
  if (!behind || !hex) return color;
  return nearestContrast(hex, { background: behind, ratio: READABLE });
}

/**
 * CSS that shows a style's name in that style, on a menu or on another background. Colors that
 * would be illegible there become lighter or darker.
 */
export function useStyleSample(
  background?: string,
): (style: TextStyle | undefined) => CSSProperties {
  const shown = useShownColor();
  return (style) => {
    const look = style?.properties.desktop ?? {};
    const isPale = look.color?.startsWith('inv') || look.color === 'on_primary';
    return {
      fontFamily: look.font_family
        ? `"${look.font_family}", ${look.font_fallback ?? 'sans-serif'}`
        : undefined,
      fontWeight: look.font_weight,
      fontStyle: look.font_style,
      fontSize: sampleSize(look.font_size ?? 14),
      letterSpacing: look.letter_spacing,
      textTransform: look.text_transform,
      color:
        look.color && !isPale
          ? readableOn(background ?? surfaceColor(), shown(look.color))
          : undefined,
      lineHeight: 1.3,
    };
  };
}
