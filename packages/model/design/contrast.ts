import { converter, modeLrgb, modeRgb, useMode } from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);

const toLinear = converter('lrgb');
const toRgb = converter('rgb');

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white); transparency does not count. */
function luminance(hex: string): number {
  const { r, g, b } = toLinear(hex) ?? { r: 0, g: 0, b: 0 };
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What the eye sees of a colour with alpha on an opaque ground. */
export function blend(hex: string, ground: string): string {
  const [front, back] = [toRgb(hex), toRgb(ground)];
  const alpha = front?.alpha ?? 1;
  if (!front || !back || alpha === 1) return hex;
  const channel = (top: number, below: number): string =>
    Math.round((top * alpha + below * (1 - alpha)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(front.r, back.r)}${channel(front.g, back.g)}${channel(front.b, back.b)}`;
}

/** Contrast of a text colour on an opaque ground, 1 to 21 (WCAG 2). */
export function contrastRatio(hex: string, ground: string): number {
  const values = [luminance(blend(hex, ground)), luminance(ground)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

export type ContrastGrade = 'AAA' | 'AA' | 'large' | 'fail';

/** What a contrast is good for; `large`: for text from 24 px, or 18.66 px bold, only. */
export function contrastGrade(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'fail';
}
