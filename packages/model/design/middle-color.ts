import { converter, formatHex, formatHex8, modeRgb, useMode } from 'culori/fn';

useMode(modeRgb);

const toRgb = converter('rgb');

/** The color halfway between two hex colors, as CSS gradients show it. */
export function middleColor(from: string, to: string): string {
  const [first, last] = [toRgb(from), toRgb(to)];
  if (!first || !last) return to;
  const [a = 1, b = 1] = [first.alpha, last.alpha];
  const alpha = (a + b) / 2;
  // A transparent color has no share in the hue.
  const channel = (one: number, other: number): number =>
    alpha === 0 ? (one + other) / 2 : (one * a + other * b) / (a + b);
  const color = {
    mode: 'rgb' as const,
    r: channel(first.r, last.r),
    g: channel(first.g, last.g),
    b: channel(first.b, last.b),
    alpha,
  };
  return alpha < 1 ? formatHex8(color) : formatHex(color);
}
