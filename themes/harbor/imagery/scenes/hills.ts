import { addLight, hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal } from '../../../imagery/paint/noise.ts';
import { finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1600, height: 900 };
const SUN = { x: 470, y: 330 };
const RIDGES = 6;

const sky = ramp([
  [0, '#6f9fae'],
  [0.55, '#d9d3bf'],
  [1, '#fbd6a8'],
]);

const ridge = ramp([
  [0, '#b9c2b4'],
  [0.5, '#5f8780'],
  [1, '#16404a'],
]);

/** Wooded hills, one behind the other, in the morning mist. */
export async function paintHills(): Promise<Picture> {
  const rolling = fractal(createNoise(1301), 4, 0.45);
  const trees = fractal(createNoise(1302), 4, 0.7);
  const tops = Array.from({ length: RIDGES }, (_, index) => {
    const base = 400 + index * 82;
    const wooded = 4 + index * 5;
    return Array.from(
      { length: SIZE.width },
      (_unused, x) =>
        base -
        rolling(x / (620 - index * 50) + index * 7.3, index * 3.1) * (110 - index * 6) -
        Math.abs(trees(x / (7 + index * 3), index * 11)) * wooded,
    );
  });
  const picture = paint(SIZE, (x, y) => {
    const glow = Math.exp(-(((x - SUN.x) / 420) ** 2) - ((y - SUN.y) / 210) ** 2);
    const air = addLight(sky(Math.min(1, y / 460)), hex('#ffdca6'), glow * 0.8);
    const index = tops.findLastIndex((top) => y >= (top[x] ?? 0));
    if (index < 0) return air;
    const below = (y - (tops[index]?.[x] ?? 0)) / 150;
    const mist = Math.min(0.75, Math.max(0, below) * (0.75 - index * 0.11));
    const lit = mix(ridge(index / (RIDGES - 1)), hex('#f0c58f'), glow * 0.35);
    return mix(lit, hex('#e8dfca'), Math.max(0, mist));
  });
  return finish(picture, { seed: 1321, vignette: 0.2 });
}
