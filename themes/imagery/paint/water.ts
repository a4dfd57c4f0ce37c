import { addLight, type Color, mix, scale } from './color.ts';
import { clamp, createNoise, fractal, smooth } from './noise.ts';
import { copyOf, type Picture, repaint, sample } from './picture.ts';

export type Water = {
  readonly seed: number;
  /** Top edge of the water, in px from the top. */
  readonly horizon: number;
  readonly color: Color;
  /** 0 is a mirror, 1 a fresh breeze. */
  readonly ripples: number;
  /** Glitter below a low sun. */
  readonly glitter?: { readonly x: number; readonly width: number; readonly color: Color };
  /** Strength of the reflection at the bottom edge, from 0 to 1. */
  readonly clarity?: number;
};

/**
 * Fills the area below the horizon with water: a reflection distorted by waves that grow toward the
 * viewer, and darker where the viewing angle is steeper.
 */
export function flood(picture: Picture, water: Water): Picture {
  const { width, height } = picture;
  const { seed, horizon, color, ripples, glitter, clarity = 0.35 } = water;
  const wave = fractal(createNoise(seed), 4, 0.55);
  const swell = fractal(createNoise(seed + 1), 2);
  const above = copyOf(picture);
  const depth = height - horizon;
  return repaint(picture, (below, x, y) => {
    if (y < horizon) return below;
    const near = (y - horizon) / depth;
    const distance = 1 / (near + 0.035);
    const across = ((x - width / 2) / width) * distance;
    const tilt = wave(across * 7, distance * 5.5) + 0.6 * swell(across * 2.2, distance * 2.1);
    const side = wave(across * 5 + 40, distance * 6.5);
    const reach = ripples * (6 + 95 * near);
    const mirrored = horizon - (y - horizon) * 0.92 - 2 + tilt * reach;
    const source = sample(above, x + side * reach * 0.4, Math.min(mirrored, horizon - 2));
    const seen = 1 - (1 - clarity) * smooth(0, 1, near);
    const facing = clamp(0.5 + tilt * 0.9);
    const surface = mix(scale(color, 0.75 + 0.5 * facing), source, seen * (0.72 + 0.28 * facing));
    if (!glitter) return surface;
    const spread = glitter.width * (0.35 + near * 1.1);
    const beam = Math.exp(-(((x - glitter.x) / spread) ** 2));
    const glint = wave(across * 16 + 9, distance * 15);
    const sparkle = smooth(0.1, 0.5, tilt * 0.55 + side * 0.3 + glint * 0.6);
    return addLight(surface, glitter.color, beam * (0.16 + 0.9 * sparkle) * (1 - near) ** 0.7);
  });
}
