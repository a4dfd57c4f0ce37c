import {
  clampChroma,
  converter,
  formatHex,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeOklch);

/** A CSS color as lightness, chroma, and hue in degrees. Undefined if it isn't a color. */
export const toOklch: (color: string) => Oklch | undefined = converter('oklch');

/** The color as `#rrggbb`, with as much of its chroma as screens can show. */
export const hexOfOklch = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));
