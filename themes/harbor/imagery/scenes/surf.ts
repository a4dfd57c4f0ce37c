import { addLight, hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1200, height: 900 };

const sea = ramp([
  [0, '#cfe9e4'],
  [0.18, '#7cc3c4'],
  [0.5, '#2f8f9c'],
  [1, '#0f5a6c'],
]);

/** Waves on a beach, seen from above. */
export async function paintSurf(): Promise<Picture> {
  const shore = fractal(createNoise(1001), 4, 0.5);
  const lace = fractal(createNoise(1002), 6, 0.6);
  const grain = fractal(createNoise(1003), 5, 0.6);
  const swell = fractal(createNoise(1004), 4);
  const picture = paint(SIZE, (x, y) => {
    const edge = 420 + (y - 450) * 0.32 + shore(x / 900, y / 260) * 120;
    const depth = (x - edge) / 640;
    const dry = mix(hex('#e9d2ac'), hex('#d8bb90'), smooth(-0.6, 0.6, grain(x / 30, y / 26)));
    const wet = mix(dry, hex('#a98a66'), smooth(-0.24, -0.02, depth));
    const foam = lace(x / 60, y / 90);
    const front = Math.exp(-(((depth - 0.02) / 0.05) ** 2));
    const breaker = Math.exp(-(((depth - 0.3 - shore(x / 500, y / 190 + 9) * 0.08) / 0.07) ** 2));
    const white = smooth(0.02, 0.5, foam + front * 0.9 - 0.2) * front;
    const crest = smooth(0.05, 0.55, foam + breaker * 0.7 - 0.15) * breaker;
    const water = addLight(
      sea(Math.min(1, Math.max(0, depth))),
      hex('#bfe6e6'),
      smooth(0.1, 0.7, swell(x / 120, y / 200)) * 0.16,
    );
    const ground = mix(wet, water, smooth(-0.01, 0.05, depth));
    return mix(ground, hex('#fbfdfc'), Math.min(1, white + crest * 0.9));
  });
  return finish(picture, { seed: 1011, vignette: 0.18 });
}
