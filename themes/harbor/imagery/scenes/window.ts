import { hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 900, height: 1200 };

const outside = ramp([
  [0, '#bcd9e0'],
  [0.5, '#e9f1ee'],
  [0.62, '#f7ecd8'],
  [0.63, '#5d9aa8'],
  [1, '#2d7485'],
]);

const frame = (): string => `
  <path d="M0 0H900V1200H0zM150 90V850H440V90zM480 90V850H770V90z" fill="#f2efe8" fill-rule="evenodd"/>
  <path d="M150 90h290v12H150zM480 90h290v12H480zM150 90h12v760h-12zM480 90h12v760h-12z" fill="#cfcabd"/>
  <path d="M150 440h290v22H150zM480 440h290v22H480z" fill="#f2efe8"/><path d="M150 462h290v5H150zM480 462h290v5H480z" fill="#cfcabd"/>
  <path d="M60 880H840V936H60z" fill="#fbf9f4"/><path d="M60 936H840v16H60z" fill="#c9c2b3"/><path d="M0 952H900V1200H0z" fill="#dfe6e4"/>`;

const leaf = (turn: number, length: number, color: string): string =>
  `<path d="M0 0Q${-length * 0.22} ${-length * 0.5} 0 ${-length}Q${length * 0.22} ${-length * 0.5} 0 0z" transform="rotate(${turn})" fill="${color}"/>`;

const plant = (): string => `
  <g transform="translate(590 760)">${[-78, -52, -30, -10, 12, 34, 58, 80].map((turn, index) => leaf(turn, 250 - Math.abs(turn) * 1.1, index % 2 === 0 ? '#3f7d5c' : '#2f6a50')).join('')}${[-40, 0, 44].map((turn) => leaf(turn, 170, '#6aa67c')).join('')}</g>
  <path d="M506 752h168l-22 132H528z" fill="#c4683f"/><path d="M620 752h54l-22 132h-30z" fill="#9c4a2a"/><path d="M496 736h188v30H496z" fill="#d57a4f"/>`;

const cup = (): string => `
  <path d="M236 800h104v56q0 26-26 26h-52q-26 0-26-26z" fill="#fdfcf8"/><path d="M340 814q42-2 42 24t-46 26" stroke="#fdfcf8" stroke-width="12" fill="none"/><path d="M300 800h40v56q0 26-26 26h-20z" fill="#dcd7cb"/>
  <path d="M262 776q-12-22 4-40t0-42M304 776q-12-22 4-40t0-42" stroke="#ffffff" stroke-width="7" fill="none" opacity=".55" stroke-linecap="round"/>`;

/** A plant and a cup on a window sill above the sea. */
export async function paintWindow(): Promise<Picture> {
  const soft = fractal(createNoise(1501), 5);
  let picture = paint(SIZE, (x, y) => {
    const wave = smooth(0.1, 0.6, soft(x / 90, y / 12)) * (y > 560 ? 0.22 : 0);
    const cloud = smooth(0, 0.6, soft(x / 260, y / 90)) * (y < 540 ? 0.5 : 0);
    return mix(outside(Math.min(1, y / 880)), hex('#ffffff'), wave + cloud);
  });
  picture = await draw(
    picture,
    '<path d="M150 560q120-30 220-8t160 6 240-26v36H150z" fill="#6f98a0" opacity=".8"/>',
    3,
  );
  picture = await draw(picture, frame(), 0.6);
  picture = await draw(
    picture,
    `<g opacity=".32" transform="translate(26 10)" style="filter:brightness(0)">${plant()}${cup()}</g>`,
    12,
  );
  picture = await draw(picture, plant() + cup(), 0.5);
  return finish(picture, { seed: 1521, vignette: 0.2 });
}
