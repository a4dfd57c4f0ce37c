import { hex, mix } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1200, height: 900 };

const GLAZES = ['#0b6e7f', '#b8724a', '#f2693d', '#24424b', '#cfa974', '#8fb0ba'];

const glaze = (index: number): string => GLAZES[index % GLAZES.length] ?? '#0b6e7f';

const bowl = (x: number, y: number, color: string): string =>
  `<path d="M${x - 78} ${y - 78}h156q-6 62-48 78h-60q-42-16-48-78z" fill="${color}"/><path d="M${x + 20} ${y - 78}h58q-6 62-48 78h-20q14-30 10-78z" fill="#000" opacity=".18"/><ellipse cx="${x}" cy="${y - 78}" rx="78" ry="11" fill="#000" opacity=".28"/>`;

const vase = (x: number, y: number, color: string): string =>
  `<path d="M${x - 22} ${y - 190}h44q-6 46 22 78q34 44 6 112h-100q-28-68 6-112q28-32 22-78z" fill="${color}"/><path d="M${x + 4} ${y - 190}h18q-6 46 22 78q34 44 6 112h-36q26-70-2-112q-14-40-8-78z" fill="#000" opacity=".18"/><ellipse cx="${x}" cy="${y - 190}" rx="22" ry="6" fill="#000" opacity=".35"/>`;

const mug = (x: number, y: number, color: string): string =>
  `<path d="M${x + 44} ${y - 78}q46-2 46 26t-50 28" stroke="${color}" stroke-width="14" fill="none"/><path d="M${x - 50} ${y - 100}h100v84q0 16-16 16h-68q-16 0-16-16z" fill="${color}"/><path d="M${x + 14} ${y - 100}h36v84q0 16-16 16h-24z" fill="#000" opacity=".16"/><ellipse cx="${x}" cy="${y - 100}" rx="50" ry="8" fill="#000" opacity=".3"/>`;

const twigs = (x: number, y: number): string =>
  [-26, -8, 14, 30]
    .map(
      (lean) =>
        `<path d="M${x} ${y}q${lean / 2} -60 ${lean * 1.6} -130" stroke="#6f7d55" stroke-width="4" fill="none"/><circle cx="${x + lean * 1.6}" cy="${y - 132}" r="11" fill="#e9c9a0"/><circle cx="${x + lean}" cy="${y - 86}" r="8" fill="#d8b183"/>`,
    )
    .join('');

const POTS = [bowl, vase, mug, bowl, mug, vase] as const;

const row = (y: number, first: number): string =>
  POTS.map((_, index) => {
    const draw = POTS[(index + first) % POTS.length] ?? bowl;
    return draw(130 + index * 190, y, glaze(index * 5 + first * 3));
  }).join('');

const shelves = (): string =>
  [330, 640]
    .map(
      (y) =>
        `<path d="M0 ${y}h1200v22H0z" fill="#c99a63"/><path d="M0 ${y + 22}h1200v12H0z" fill="#8a5c3c"/>`,
    )
    .join('');

const pots = (): string => `${row(330, 0)}${twigs(320, 142)}${row(640, 3)}`;

const bench = (): string =>
  `<path d="M0 860h1200v40H0z" fill="#b98552"/>${[220, 410, 600, 790, 980].map((x, index) => `<ellipse cx="${x}" cy="852" rx="84" ry="14" fill="${glaze(index + 1)}"/><ellipse cx="${x}" cy="838" rx="84" ry="14" fill="${glaze(index + 1)}"/><ellipse cx="${x}" cy="836" rx="66" ry="9" fill="#000" opacity=".14"/>`).join('')}`;

/** Pots, bowls, and cups on the shelves of a studio. */
export async function paintShelf(): Promise<Picture> {
  const plaster = fractal(createNoise(1701), 6, 0.6);
  let picture = paint(SIZE, (x, y) => {
    const wall = mix(hex('#efe6d6'), hex('#dccfb8'), smooth(-0.5, 0.6, plaster(x / 160, y / 130)));
    return mix(wall, hex('#fff6e2'), 0.5 * Math.max(0, 1 - x / 900));
  });
  const all = shelves() + pots() + bench();
  picture = await draw(
    picture,
    `<g transform="translate(22 16)" opacity=".34" style="filter:brightness(0)">${all}</g>`,
    14,
  );
  picture = await draw(picture, all, 0.5);
  return finish(picture, { seed: 1721, vignette: 0.22 });
}
