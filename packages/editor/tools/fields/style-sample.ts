import type { CSSProperties } from 'react';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useShownColor } from './shown-color.ts';

/** Font sizes in px of the samples. Larger ones are compressed, but still differ. */
const SIZES = { least: 12, normal: 16, most: 30 };

const sampleSize = (size: number): number =>
  size <= SIZES.normal
    ? Math.max(SIZES.least, size)
    : Math.min(SIZES.most, SIZES.normal + (size - SIZES.normal) * 0.35);

/** CSS that shows a style's name in that style. */
export function useStyleSample(): (style: TextStyle | undefined) => CSSProperties {
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
      color: look.color && !isPale ? shown(look.color) : undefined,
      lineHeight: 1.3,
    };
  };
}
