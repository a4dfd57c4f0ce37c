import { hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import {
  bloom,
  draw,
  finish,
  type Picture,
  paint,
  type Size,
} from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 900, height: 1200 };

const sky = ramp([
  [0, '#1f4c63'],
  [0.6, '#7f8f9c'],
  [1, '#f2b98c'],
]);

type House = {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  readonly wall: string;
  readonly roof: string;
  readonly lit: readonly number[];
};

const HOUSES: readonly House[] = [
  { x: 330, width: 130, top: 520, foot: 900, wall: '#6b7f86', roof: '#35454c', lit: [1] },
  { x: 450, width: 120, top: 560, foot: 900, wall: '#a98a76', roof: '#4a3a36', lit: [2] },
  { x: -60, width: 420, top: 250, foot: 1010, wall: '#c9a98a', roof: '#5a3b30', lit: [0, 3, 5] },
  { x: 560, width: 420, top: 330, foot: 1010, wall: '#3f6a76', roof: '#22363d', lit: [1, 2, 4] },
];

const house = ({ x, width, top, foot, wall, roof, lit }: House): string => {
  const pane = width / 4.4;
  const windows = Array.from({ length: 6 }, (_, index) => {
    const left = x + width * 0.18 + (index % 2) * width * 0.42;
    const up = top + pane * 0.7 + Math.floor(index / 2) * pane * 1.9;
    return `<rect x="${left}" y="${up}" width="${pane}" height="${pane * 1.25}" fill="${lit.includes(index) ? '#ffd48a' : '#24363d'}"/><path d="M${left + pane / 2} ${up}v${pane * 1.25}M${left} ${up + pane * 0.6}h${pane}" stroke="#f4efe6" stroke-width="${pane * 0.06}"/>`;
  }).join('');
  return `<path d="M${x} ${foot}V${top}H${x + width}V${foot}z" fill="${wall}"/><path d="M${x - 14} ${top}L${x + width / 2} ${top - width * 0.42}L${x + width + 14} ${top}z" fill="${roof}"/>${windows}<path d="M${x + width * 0.4} ${foot}v${-pane * 1.7}h${pane * 0.9}v${pane * 1.7}z" fill="${roof}"/>`;
};

const lantern = (): string => `
  <path d="M590 960V520" stroke="#141d21" stroke-width="11"/><path d="M590 534q-46-8-52 26" stroke="#141d21" stroke-width="8" fill="none"/>
  <path d="M518 566h40l-8 54h-24z" fill="#ffe7b0"/><path d="M514 566h48l-24-22z" fill="#141d21"/>`;

/** A lane with lit windows at dusk. */
export async function paintLane(): Promise<Picture> {
  const stones = fractal(createNoise(1901), 5, 0.6);
  const clouds = fractal(createNoise(1902), 5);
  let picture = paint(SIZE, (x, y) => {
    if (y < 860) {
      return mix(
        sky(Math.min(1, y / 620)),
        hex('#f6cba4'),
        smooth(0.1, 0.6, clouds(x / 300, y / 80)) * 0.4,
      );
    }
    const near = (y - 860) / 340;
    const rows = Math.abs(((near ** 0.7 * 16) % 1) - 0.5) > 0.42 ? 0.35 : 0;
    const cobble = mix(
      hex('#57646a'),
      hex('#2f3a40'),
      smooth(-0.5, 0.6, stones(x / (14 + near * 40), near * 30)),
    );
    const glow = Math.exp(-(((x - 470) / 190) ** 2)) * (1 - near) * 0.6;
    return mix(mix(cobble, hex('#1d262b'), rows), hex('#f2b070'), glow);
  });
  picture = await draw(picture, HOUSES.map(house).join(''), 0.7);
  picture = await draw(picture, lantern(), 0.6);
  return finish(await bloom(picture, 0.9, 24), { seed: 1921, vignette: 0.34, grain: 0.026 });
}
