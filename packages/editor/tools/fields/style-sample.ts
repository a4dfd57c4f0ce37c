import type { CSSProperties } from 'react';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useShownColor } from './shown-color.ts';

/** Limits in px that keep list rows compact. */
const SIZES = { least: 12, most: 24 };

/** CSS that shows a style's name in that style. */
export function useStyleSample(): (style: TextStyle | undefined) => CSSProperties {
  const shown = useShownColor();
  return (style) => {
    const look = style?.properties.desktop ?? {};
    const size = Math.min(SIZES.most, Math.max(SIZES.least, look.font_size ?? 14));
    const isPale = look.color?.startsWith('inv') || look.color === 'on_primary';
    return {
      fontFamily: look.font_family
        ? `"${look.font_family}", ${look.font_fallback ?? 'sans-serif'}`
        : undefined,
      fontWeight: look.font_weight,
      fontStyle: look.font_style,
      fontSize: size,
      letterSpacing: look.letter_spacing,
      textTransform: look.text_transform,
      color: look.color && !isPale ? shown(look.color) : undefined,
      lineHeight: 1.3,
    };
  };
}
