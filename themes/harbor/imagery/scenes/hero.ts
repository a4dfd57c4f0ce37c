import { addLight, hex, mix, PALETTE, ramp, scale } from '../../../imagery/paint/color.ts';
import {
  between,
  createNoise,
  createRandom,
  fractal,
  type Random,
  smooth,
} from '../../../imagery/paint/noise.ts';
import {
  bloom,
  draw,
  finish,
  type Picture,
  paint,
  type Size,
} from '../../../imagery/paint/picture.ts';
import { flood } from '../../../imagery/paint/water.ts';
import { type House, houses, path, yacht } from './shapes.ts';

const SIZE: Size = { width: 1600, height: 900 };
const HORIZON = 640;
const SUN = { x: 1150, y: 630 };

const sky = ramp([
  [0, '#0b2532'],
  [0.3, '#113b4b'],
  [0.6, '#1f5867'],
  [0.78, '#477b84'],
  [0.88, '#b3a48f'],
  [0.95, '#efae7c'],
  [1, '#f08d58'],
]);

/** The evening sky: darker away from the sun, with clouds lit from below. */
function paintSky(): Picture {
  const clouds = fractal(createNoise(11), 6, 0.52);
  const wisps = fractal(createNoise(12), 5, 0.5);
  return paint(SIZE, (x, y) => {
    const up = Math.min(1, y / HORIZON);
    const away = Math.abs(x - SUN.x) / SIZE.width;
    const base = mix(sky(up), scale(sky(Math.max(0, up - 0.3)), 0.8), smooth(0.05, 0.75, away));
    const glow = Math.exp(-(((x - SUN.x) / 430) ** 2) - ((y - SUN.y) / 140) ** 2);
    const lit = addLight(base, hex(PALETTE.apricot), glow * 0.85);
    const bank = smooth(0.02, 0.5, clouds(x / 420, y / 95) + 0.25 * wisps(x / 160, y / 30) - 0.04);
    const shade = mix(hex('#173d4b'), hex('#e98a5a'), smooth(0.45, 1, up) * (1 - away));
    const streak = smooth(0.15, 0.7, wisps(x / 520, y / 26)) * smooth(0.35, 0.95, up);
    const cloudy = mix(lit, shade, bank * 0.5 * (0.35 + 0.65 * up));
    return addLight(cloudy, hex('#ffc491'), streak * 0.3 * (1 - away * 1.2));
  });
}

/** The outline of hills from left to right, closed along the horizon. */
function ridge(seed: number, { base, height, lean }: Record<'base' | 'height' | 'lean', number>) {
  const noise = fractal(createNoise(seed), 5, 0.5);
  const points: [number, number][] = [[0, HORIZON + 4]];
  for (let x = 0; x <= SIZE.width; x += 4) {
    const part = x / SIZE.width;
    const rise = Math.max(0, 1 - part * lean) ** 1.4;
    points.push([x, HORIZON - base - height * rise * (0.72 + 0.55 * noise(x / 260, seed))]);
  }
  return path([...points, [SIZE.width, HORIZON + 4]]);
}

const hills = (): string => `
  <defs>
    <linearGradient id="far" x1="0" x2="1"><stop offset="0" stop-color="#2f6270"/><stop offset=".7" stop-color="#c08a6c"/><stop offset="1" stop-color="#8d8478"/></linearGradient>
    <linearGradient id="mid" x1="0" x2="1"><stop offset="0" stop-color="#1b4857"/><stop offset="1" stop-color="#7d6559"/></linearGradient>
    <linearGradient id="near" x1="0" x2="1"><stop offset="0" stop-color="#0f2f3c"/><stop offset="1" stop-color="#3c4247"/></linearGradient>
  </defs>
  <path d="${ridge(21, { base: 22, height: 130, lean: 0.75 })}" fill="url(#far)" opacity=".85"/>
  <path d="${ridge(22, { base: 10, height: 150, lean: 1.15 })}" fill="url(#mid)"/>
  <path d="${ridge(23, { base: -6, height: 120, lean: 1.9 })}" fill="url(#near)"/>`;

const WALLS = ['#28505c', '#1c414e', '#153642'];
const ROOF = '#0e2833';

/** A house on the shore, with some windows lit. */
function cottage(random: Random, { x, width, height }: House, foot: number): string {
  const wall = WALLS[Math.floor(random() * WALLS.length)] ?? ROOF;
  const eaves = foot - height * 0.6;
  const [ridgeAt, top] = [x + width * between(random, 0.3, 0.7), foot - height];
  const lights = [0.18, 0.48, 0.78]
    .filter(() => random() > 0.42)
    .map(
      (part) =>
        `<rect x="${x + width * part}" y="${foot - height * between(random, 0.3, 0.52)}" width="${width * 0.14}" height="${width * 0.18}" fill="${random() > 0.5 ? '#ffc987' : '#ffe0b0'}" opacity="${between(random, 0.55, 1)}"/>`,
    );
  return `<path d="M${x} ${foot + 16}V${eaves}L${ridgeAt} ${top}L${x + width} ${eaves}V${foot + 16}z" fill="${wall}"/>
    <path d="M${x - 1} ${eaves + 1}L${ridgeAt} ${top - 1}L${x + width + 1} ${eaves + 1}" fill="none" stroke="${ROOF}" stroke-width="2.5"/>
    <rect x="${ridgeAt + width * 0.1}" y="${top - 4}" width="3" height="9" fill="${ROOF}"/>${lights.join('')}`;
}

/** The town at the foot of the hill: three rows of houses and a church. */
function town(): string {
  const random = createRandom(31);
  const rows = [
    { level: 16, size: 17 },
    { level: 6, size: 20 },
    { level: -3, size: 23 },
  ];
  const cottages = rows.flatMap(({ level, size }) =>
    houses(random, 40 + level * 3, 720 - level * 6, size).map((house) =>
      cottage(random, house, HORIZON - level),
    ),
  );
  const church = `<path d="M402 ${HORIZON}v-52l9-34 9 34v52z" fill="#122f3b"/><rect x="408" y="${HORIZON - 44}" width="6" height="9" fill="#ffcf94"/>`;
  const quay = `<path d="M0 ${HORIZON + 1}H742l14 15H0z" fill="#0e2731"/>`;
  return `${church}${cottages.join('')}${quay}`;
}

/** The backlit breakwater with its lighthouse. */
function breakwater(): string {
  const random = createRandom(41);
  const stones: [number, number][] = [[905, HORIZON + 15]];
  for (let x = 905; x <= 1600; x += 7) {
    const rise = Math.min(1, (x - 905) / 120);
    stones.push([x, HORIZON - 4 - rise * 15 - between(random, 0, 5)]);
  }
  stones.push([1600, HORIZON + 15]);
  const foot = HORIZON - 17;
  return `
    <defs><linearGradient id="tower" x1="0" x2="1"><stop offset="0" stop-color="#f3c7a0"/><stop offset=".35" stop-color="#cfd3cd"/><stop offset="1" stop-color="#41606a"/></linearGradient></defs>
    <path d="${path(stones)}" fill="#152f39"/>
    <path d="M1360 ${foot}l7-128h24l7 128z" fill="url(#tower)"/>
    <path d="M1364.500 ${foot - 46}l1.700-30h24.600l1.700 30z" fill="#b4472c"/>
    <rect x="1362" y="${foot - 134}" width="34" height="6" rx="1" fill="#16323c"/>
    <rect x="1370" y="${foot - 153}" width="18" height="19" fill="#ffe9c4"/>
    <path d="M1370 ${foot - 153}v19M1376 ${foot - 153}v19M1382 ${foot - 153}v19M1388 ${foot - 153}v19" stroke="#16323c" stroke-width="1.500"/>
    <path d="M1366 ${foot - 153}h26l-13-13z" fill="#16323c"/>
    <path d="M1379 ${foot - 166}v-9" stroke="#16323c" stroke-width="2"/>
    <path d="M1405 ${foot}v-26l20-13 20 13v26z" fill="#1d3f4a"/><path d="M1402 ${foot - 25}l23-16 23 16" stroke="#16323c" stroke-width="3" fill="none"/>
    <rect x="1418" y="${foot - 18}" width="7" height="8" fill="#ffcf94"/>`;
}

const fleet = (): string =>
  [
    yacht({
      x: 815,
      y: HORIZON + 8,
      length: 84,
      facing: -1,
      hull: '#1b3944',
      dark: '#122b35',
      light: '#7f8f8f',
    }),
    yacht({
      x: 930,
      y: HORIZON + 14,
      length: 104,
      facing: 1,
      hull: '#dfd2c2',
      dark: '#14303a',
      light: '#f0dcc4',
      lamp: true,
    }),
    yacht({
      x: 1040,
      y: HORIZON + 10,
      length: 74,
      facing: -1,
      hull: '#23444f',
      dark: '#142e38',
      light: '#a08a78',
    }),
    yacht({
      x: 1262,
      y: HORIZON + 17,
      length: 126,
      facing: -1,
      hull: '#0f2a35',
      dark: '#10262f',
      light: '#d8a37c',
      mizzen: true,
      lamp: true,
    }),
    yacht({
      x: 1500,
      y: HORIZON + 12,
      length: 92,
      facing: 1,
      hull: '#cdb9a5',
      dark: '#132d37',
      light: '#e9cba9',
    }),
  ].join('');

/** The hero image: the harbor at dusk, calm and dark on the left to leave space for text. */
export async function paintHero(): Promise<Picture> {
  let picture = paintSky();
  picture = await draw(picture, hills(), 1.4);
  picture = await draw(picture, town(), 0.6);
  picture = await draw(picture, breakwater(), 0.4);
  picture = await draw(picture, fleet(), 0.3);
  picture = flood(picture, {
    seed: 51,
    horizon: HORIZON + 14,
    color: hex(PALETTE.deep),
    ripples: 0.42,
    clarity: 0.42,
    glitter: { x: SUN.x, width: 190, color: hex('#ffb47c') },
  });
  picture = await draw(picture, fleet(), 0.3);
  picture = await bloom(picture, 0.75, 22);
  return finish(picture, { seed: 61, vignette: 0.24 });
}
