import { clampRgb, converter, formatHex, formatHex8, modeHsl, modeRgb, useMode } from 'culori/fn';

useMode(modeRgb);
useMode(modeHsl);

const toRgb = converter('rgb');
const toHsl = converter('hsl');

/** Ways to write a color as three whole numbers. */
export const COLOR_FORMATS = ['rgb', 'hsl'] as const;
export type ColorFormat = (typeof COLOR_FORMATS)[number];

/** Red, green, blue from 0 to 255, or hue in degrees, saturation and lightness in percent. */
export type ColorChannels = readonly [number, number, number];

export const CHANNEL_LIMITS = {
  rgb: [255, 255, 255],
  hsl: [360, 100, 100],
} as const satisfies Record<ColorFormat, ColorChannels>;

/** The channels of a hex value; its alpha is ignored. */
export function colorChannels(hex: string, format: ColorFormat): ColorChannels {
  if (format === 'rgb') {
    const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
    return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
  }
  const { h = 0, s, l } = toHsl(hex) ?? { s: 0, l: 0 };
  return [Math.round(h), Math.round(s * 100), Math.round(l * 100)];
}

/** The hex value of channels, with an alpha from 0 to 1 unless it's opaque. */
export function hexOfChannels(
  [first, second, third]: ColorChannels,
  format: ColorFormat,
  alpha = 1,
): string {
  const color =
    format === 'rgb'
      ? { mode: 'rgb' as const, r: first / 255, g: second / 255, b: third / 255, alpha }
      : { mode: 'hsl' as const, h: first, s: second / 100, l: third / 100, alpha };
  const clamped = clampRgb(toRgb(color));
  return alpha < 1 ? formatHex8(clamped) : formatHex(clamped);
}

/** The alpha of a hex value, from 0 to 1. */
export const alphaOf = (hex: string): number => toRgb(hex)?.alpha ?? 1;
