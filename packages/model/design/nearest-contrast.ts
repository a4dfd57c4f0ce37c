import { contrastRatio } from './contrast.ts';
import { hexOfOklch, toOklch } from './oklch.ts';

const BISECTION_STEPS = 20;

type Wanted = {
  /** Opaque color behind it. */
  readonly background: string;
  /** Minimum contrast ratio. */
  readonly ratio: number;
};

/**
 * The color `#rrggbb` of the same hue and the nearest lightness that has a contrast on a background.
 * Black or white if no other has.
 */
export function nearestContrast(color: string, { background, ratio }: Wanted): string {
  const base = toOklch(color);
  if (!base || contrastRatio(color, background) >= ratio) return color;
  const isDarker = contrastRatio('#000000', background) > contrastRatio('#ffffff', background);
  const at = (l: number) => hexOfOklch({ ...base, l });
  let [low, high] = [base.l, isDarker ? 0 : 1];
  for (let step = 0; step < BISECTION_STEPS; step++) {
    const middle = (low + high) / 2;
    if (contrastRatio(at(middle), background) >= ratio) high = middle;
    else low = middle;
  }
  return at(high);
}
