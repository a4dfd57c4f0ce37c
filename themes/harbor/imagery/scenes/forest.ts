import { addLight, hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { between, createNoise, createRandom, fractal } from '../../../imagery/paint/noise.ts';
import {
  bloom,
  draw,
  finish,
  type Picture,
  paint,
  repaint,
  type Size,
} from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 900, height: 1200 };

const light = ramp([
  [0, '#9fb99a'],
  [0.45, '#f2ecc8'],
  [0.7, '#c9cf9c'],
  [1, '#5d6b3f'],
]);

const TRUNKS = ['#9fab8b', '#66785c', '#2f4236'];

const FEET = [740, 900, 1220];

/** Trunks of one layer, the nearest last. */
const trunks = (layer: number): string => {
  const random = createRandom(1801 + layer);
  const count = 14 - layer * 4;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + between(random, 0.1, 0.9)) / count) * 900;
    const isOnPath = layer > 0 && Math.abs(x - 450) < 70 + layer * 40;
    if (isOnPath) return '';
    const width = (12 + layer * 18) * between(random, 0.7, 1.3);
    const foot = (FEET[layer] ?? 0) + between(random, -20, 40);
    return `<path d="M${x - width / 2} 0L${x - width * 0.62} ${foot}h${width * 1.24}L${x + width / 2} 0z" fill="${TRUNKS[layer]}"/><path d="M${x} 0v${foot}h${width * 0.62}L${x + width / 2} 0z" fill="#14211b" opacity=".25"/>`;
  }).join('');
};

const trail = (): string =>
  '<path d="M430 700Q480 800 380 920T250 1200H700Q560 1020 560 920T470 700z" fill="#d9c79a"/>';

/** A path through a forest in the morning light. */
export async function paintForest(): Promise<Picture> {
  const leaves = fractal(createNoise(1811), 5, 0.65);
  let picture = paint(SIZE, (x, y) => {
    const glow = Math.exp(-(((x - 470) / 260) ** 2) - ((y - 520) / 300) ** 2);
    return addLight(light(y / SIZE.height), hex('#fff2c4'), glow * 0.6);
  });
  picture = await draw(picture, trunks(0), 5);
  picture = await draw(picture, trail(), 8);
  picture = await draw(picture, trunks(1), 2);
  picture = repaint(picture, (color, _x, y) =>
    mix(color, hex('#e6e8bd'), Math.exp(-(((y - 850) / 110) ** 2)) * 0.75),
  );
  picture = await draw(picture, trunks(2), 1);
  picture = repaint(picture, (color, x, y) => {
    const crown = Math.max(0, leaves(x / 60, y / 60) + 0.9 - y / 420);
    const fern = Math.max(0, leaves(x / 24, y / 30) + (y - 1010 + Math.abs(x - 450) * -0.2) / 240);
    const near = mix(color, hex('#3d6136'), Math.min(0.85, crown * 1.1));
    return mix(near, hex('#2f4f2d'), Math.min(0.85, fern * 0.7));
  });
  return finish(await bloom(picture, 0.5, 26), { seed: 1821, vignette: 0.28 });
}
