import { addLight, hex, mix, PALETTE, ramp } from '../../../imagery/paint/color.ts';
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
import { yacht } from './shapes.ts';

const SIZE: Size = { width: 1600, height: 900 };
const QUAY = 560;
const WATER = 604;

const sky = ramp([
  [0, '#1c4c5c'],
  [0.45, '#4f8a95'],
  [0.8, '#d8c6a8'],
  [1, '#f5b987'],
]);

function paintSky(): Picture {
  const clouds = fractal(createNoise(801), 6, 0.52);
  return paint(SIZE, (x, y) => {
    const up = Math.min(1, y / QUAY);
    const bank = smooth(0.02, 0.6, clouds(x / 460, y / 90));
    const shade = mix(hex('#9fb9ba'), hex('#f2a878'), smooth(0.3, 1, up));
    return addLight(mix(sky(up), shade, bank * 0.6), hex('#ffd3a0'), 0.3 * smooth(0.55, 1, up));
  });
}

const WALLS = [
  '#e7d9c3',
  '#c9d6d3',
  '#b9543a',
  '#2c6d7b',
  '#e9b98a',
  '#8fb0b4',
  '#f0e7da',
  '#1f5361',
  '#d2855f',
];
const ROOFS = ['#5b3529', '#3a464b', '#6b4030', '#2b3d44'];

type Front = {
  readonly random: Random;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
};

const TRIM = '#fbf5ea';

/** The windows of a house, some of them lit. */
function windows({ random, x, width, height }: Front): string {
  const columns = width > 132 ? 3 : 2;
  const lines = Math.floor((height - 74) / 62);
  const gap = width / (columns + 0.35);
  const parts: string[] = [];
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + gap * (column + 0.34), QUAY - height + 18 + line * 62];
      const isLit = random() < 0.42;
      parts.push(
        `<rect x="${left - 3}" y="${top - 3}" width="${gap * 0.62 + 6}" height="44" fill="${TRIM}" opacity=".9"/><rect x="${left}" y="${top}" width="${gap * 0.62}" height="38" fill="${isLit ? '#ffd592' : '#24474f'}"/><path d="M${left + gap * 0.31} ${top}v38M${left} ${top + 16}h${gap * 0.62}" stroke="${TRIM}" stroke-width="2.500" opacity=".9"/>`,
      );
    }
  }
  return parts.join('');
}

/** Storefronts and doors along the quay. */
function groundFloor({ random, x, width }: Front): string {
  const isShop = random() < 0.5;
  const door = `<rect x="${x + width * 0.12}" y="${QUAY - 54}" width="28" height="54" fill="#12303a"/><rect x="${x + width * 0.12 + 4}" y="${QUAY - 50}" width="20" height="16" fill="#ffcf8a"/>`;
  if (!isShop)
    return `${door}<rect x="${x + width * 0.52}" y="${QUAY - 50}" width="${width * 0.3}" height="32" fill="#24474f"/>`;
  const awning = random() < 0.5 ? PALETTE.accent : PALETTE.teal;
  return `${door}<rect x="${x + width * 0.42}" y="${QUAY - 52}" width="${width * 0.48}" height="40" fill="#ffdca0"/><path d="M${x + width * 0.38} ${QUAY - 58}h${width * 0.56}l8 16H${x + width * 0.34}z" fill="${awning}"/>`;
}

/** A gable facing the water with a loading beam, or a roof along the quay. */
function roof({ random, x, width, height }: Front): string {
  const color = ROOFS[Math.floor(random() * ROOFS.length)] ?? '#3a464b';
  const top = QUAY - height;
  if (random() < 0.62) {
    const rise = width * between(random, 0.42, 0.56);
    const middle = x + width / 2;
    return `<path d="M${x - 7} ${top + 6}L${middle} ${top - rise - 6}L${x + width + 7} ${top + 6}l-7 0L${middle} ${top - rise + 8}L${x} ${top + 6}z" fill="${color}"/><rect x="${middle - 12}" y="${top - rise * 0.52}" width="24" height="28" fill="#1b3a43"/><path d="M${middle} ${top - rise * 0.72}v10h16" stroke="#12272f" stroke-width="4" fill="none"/>`;
  }
  const rise = between(random, 34, 56);
  return `<path d="M${x - 5} ${top + 4}l16-${rise}h${width - 22}l16 ${rise}z" fill="${color}"/><rect x="${x + width * 0.68}" y="${top - rise - 26}" width="20" height="40" fill="#7a4a39"/>`;
}

function house(front: Front): string {
  const { x, width, height, wall } = front;
  const roofed = roof(front);
  const gable = roofed.includes('stroke="#12272f"')
    ? `<path d="M${x} ${QUAY - height + 2}L${x + width / 2} ${QUAY - height - width * 0.5}L${x + width} ${QUAY - height + 2}z" fill="${wall}"/>`
    : '';
  return `<rect x="${x}" y="${QUAY - height}" width="${width}" height="${height}" fill="${wall}"/>${gable}<rect x="${x + width * 0.72}" y="${QUAY - height}" width="${width * 0.28}" height="${height}" fill="#0c2631" opacity=".16"/>${roofed}${windows(front)}${groundFloor(front)}`;
}

function street(): string {
  const random = createRandom(811);
  const parts: string[] = [];
  for (let x = -30, index = 0; x < SIZE.width; index++) {
    const width = between(random, 104, 168);
    const wall = WALLS[(index * 4 + Math.floor(random() * 2)) % WALLS.length] ?? TRIM;
    parts.push(house({ random, x, width, height: between(random, 168, 292), wall }));
    x += width + 3;
  }
  return parts.join('');
}

/** The quay wall with a ladder, lamps, and crates. */
function quayside(): string {
  const lamps = [150, 520, 900, 1270, 1520].map(
    (x) =>
      `<path d="M${x} ${QUAY + 8}v-96" stroke="#10252d" stroke-width="6"/><path d="M${x - 12} ${QUAY - 88}h24l-5-24h-14z" fill="#ffe0a6"/><path d="M${x - 14} ${QUAY - 112}h28l-14-12z" fill="#10252d"/>`,
  );
  const stones = Array.from(
    { length: 46 },
    (_, index) => `M${index * 36 + (index % 2) * 12} ${QUAY + 16}v${WATER - QUAY - 16}`,
  ).join('');
  return `<rect y="${QUAY}" width="1600" height="${WATER - QUAY + 30}" fill="#35474b"/><rect y="${QUAY}" width="1600" height="12" fill="#8d8b7d"/><path d="${stones}M0 ${QUAY + 30}H1600" stroke="#223237" stroke-width="2" opacity=".7"/>${lamps.join('')}
    <path d="M660 ${QUAY}v${WATER - QUAY}M684 ${QUAY}v${WATER - QUAY}M660 ${QUAY + 10}h24M660 ${QUAY + 22}h24M660 ${QUAY + 34}h24" stroke="#182a30" stroke-width="4"/>
    <path d="M1050 ${QUAY + 2}v-30h44v30zM1098 ${QUAY + 2}v-22h34v22z" fill="#7c5a3c"/><path d="M300 ${QUAY + 2}q6-22 16 0z" fill="#10252d"/><path d="M1180 ${QUAY + 2}q6-22 16 0z" fill="#10252d"/>`;
}

const boats = (): string =>
  yacht({
    x: 420,
    y: WATER + 14,
    length: 210,
    facing: -1,
    hull: '#f1e8da',
    dark: '#152f39',
    light: '#d9b58b',
    mizzen: true,
  }) +
  yacht({
    x: 1360,
    y: WATER + 12,
    length: 180,
    facing: 1,
    hull: '#123642',
    dark: '#152f39',
    light: '#e3c199',
    lamp: true,
  }) +
  `<path d="M800 ${WATER - 8}q70 8 150-6q-10 26-30 30h-96q-20-6-24-24z" fill="#b9543a"/><path d="M804 ${WATER - 4}q66 8 142-6" stroke="#f6ddc9" stroke-width="4" fill="none"/>`;

/** The company's street: gables and lamps reflected in the water. */
export async function paintQuay(): Promise<Picture> {
  let picture = paintSky();
  picture = await draw(picture, street(), 0.6);
  picture = await draw(picture, quayside(), 0.5);
  picture = await draw(picture, boats(), 0.5);
  picture = flood(picture, {
    seed: 821,
    horizon: WATER + 14,
    color: hex(PALETTE.deep),
    ripples: 0.5,
    clarity: 0.5,
  });
  picture = await draw(picture, boats(), 0.5);
  picture = await bloom(picture, 0.6, 18);
  return finish(picture, { seed: 831, vignette: 0.35 });
}
