import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  modeHsl,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeHsl);
useMode(modeOklch);

const toRgb = converter('rgb');

const isHex = (digits: string): boolean => /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/.test(digits);

type ColorTextOptions = { readonly hasAlpha?: boolean };

/**
 * The color that a text stands for, as `#rrggbb` or `#rrggbbaa`: hex with or without its sign,
 * `rgb()`, `hsl()`, `oklch()`, or a name. Null for anything else.
 */
export function hexColor(text: string, { hasAlpha = false }: ColorTextOptions = {}): string | null {
  const css = text.trim().toLowerCase();
  const color = toRgb(isHex(css) ? `#${css}` : css);
  if (!color) return null;
  const { alpha = 1 } = color;
  if (alpha < 1 && !hasAlpha) return null;
  const shown = clampChroma(color, 'oklch');
  return alpha < 1 ? formatHex8(shown) : formatHex(shown);
}
