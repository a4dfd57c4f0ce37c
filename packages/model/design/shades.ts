import type { Lrgb, Oklch } from 'culori/fn';
import {
  clampRgb,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
useMode(modeOklch);

const toOklch = converter('oklch');
const toLinear = converter('lrgb');
const toRgb = converter('rgb');

/** Lightness of a shade and the share of the base color's chroma it retains. */
type Step = { readonly lightness: number; readonly chroma: number };

const LIGHT_STEPS: readonly Step[] = [
  { lightness: 0.97, chroma: 0.12 },
  { lightness: 0.91, chroma: 0.3 },
  { lightness: 0.82, chroma: 0.6 },
];
const DARK_STEPS: readonly Step[] = [
  { lightness: 0.44, chroma: 0.92 },
  { lightness: 0.3, chroma: 0.68 },
];

/** Replacements for a step that would be too close to the base color. */
const LIGHT_ALTERNATIVE: Step = { lightness: 0.7, chroma: 0.9 };
const DARK_ALTERNATIVE: Step = { lightness: 0.2, chroma: 0.5 };
const MIN_DISTANCE = 0.045;

/** How far linear light may exceed the gamut before chroma is reduced. The rest is clipped. */
const TOLERANCE = 0.0005;
const BISECTION_STEPS = 30;

function isInGamut({ r, g, b }: Lrgb): boolean {
  return [r, g, b].every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
}

/** Reduces chroma until the color fits the sRGB gamut. Lightness and hue stay unchanged. */
function clampToGamut(color: Oklch): Oklch {
  if (isInGamut(toLinear(color))) return color;
  let [inside, outside] = [0, color.c];
  for (let round = 0; round < BISECTION_STEPS; round++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(toLinear({ ...color, c: middle }))) inside = middle;
    else outside = middle;
  }
  return { ...color, c: inside };
}

/**
 * The steps for a base color of this lightness. Replaces the nearest step if it's too close to the
 * base.
 */
function stepsFor(lightness: number): readonly Step[] {
  const distance = (step: Step): number => Math.abs(step.lightness - lightness);
  const steps = [...LIGHT_STEPS, ...DARK_STEPS];
  const nearest = steps.reduce((best, step) => (distance(step) < distance(best) ? step : best));
  if (distance(nearest) > MIN_DISTANCE) return steps;
  const alternative = LIGHT_STEPS.includes(nearest) ? LIGHT_ALTERNATIVE : DARK_ALTERNATIVE;
  return [...steps.filter((step) => step !== nearest), alternative].sort(
    (a, b) => b.lightness - a.lightness,
  );
}

/**
 * Five shades of a main color `#rrggbb`, light to dark, in lower case. Hue is preserved and
 * lightness fixed, so that for any base color shades 4 and 5 have a contrast of at least 5.6:1 on
 * shade 1, and shade 5 has at least 4.9:1 on shade 3.
 */
export function colorShades(base: string): readonly string[] {
  const { l, c, h = 0 } = toOklch(base) ?? { l: 0, c: 0 };
  return stepsFor(l).map(({ lightness, chroma }) =>
    formatHex(clampRgb(toRgb(clampToGamut({ mode: 'oklch', l: lightness, c: c * chroma, h })))),
  );
}
