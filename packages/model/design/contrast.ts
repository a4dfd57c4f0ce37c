import { converter, modeLrgb, modeRgb, useMode } from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);

const toLinear = converter('lrgb');
const toRgb = converter('rgb');

/** Relative luminance as defined by WCAG 2, from 0 (black) to 1 (white). Ignores alpha. */
function luminance(hex: string): number {
  const { r, g, b } = toLinear(hex) ?? { r: 0, g: 0, b: 0 };
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Blends a color with alpha onto an opaque background. */
export function blend(hex: string, background: string): string {
  const [front, back] = [toRgb(hex), toRgb(background)];
  const alpha = front?.alpha ?? 1;
  if (!front || !back || alpha === 1) return hex;
  const channel = (top: number, below: number): string =>
    Math.round((top * alpha + below * (1 - alpha)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(front.r, back.r)}${channel(front.g, back.g)}${channel(front.b, back.b)}`;
}

/** Contrast ratio of a text color on an opaque background, from 1 to 21 (WCAG 2). */
export function contrastRatio(hex: string, background: string): number {
  const values = [luminance(blend(hex, background)), luminance(background)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

/** A ratio as people read it, such as 4.4 for 4.48: never rounded up to a limit that it misses. */
export const contrastText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

export type ContrastGrade = 'AAA' | 'AA' | 'large' | 'fail';

/**
 * The WCAG level that a contrast ratio meets. `large` is enough only for text of at least 24 px, or
 * 18.66 px bold.
 */
export function contrastGrade(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'fail';
}
