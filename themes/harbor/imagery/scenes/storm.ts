import { addLight, hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { clamp, createNoise, fractal, lerp, smooth } from '../../../imagery/paint/noise.ts';
import {
  draw,
  finish,
  type Picture,
  paint,
  repaint,
  type Size,
} from '../../../imagery/paint/picture.ts';
import { path } from './shapes.ts';

const SIZE: Size = { width: 1200, height: 900 };
const HORIZON = 455;

const sky = ramp([
  [0, '#16323d'],
  [0.5, '#3b606c'],
  [0.85, '#8aa2a3'],
  [1, '#d6cdb4'],
]);

/** Heavy clouds with low light behind them. */
function paintSky(): Picture {
  const banks = fractal(createNoise(501), 7, 0.55);
  const folds = fractal(createNoise(502), 5, 0.5);
  return paint(SIZE, (x, y) => {
    const up = Math.min(1, y / HORIZON);
    const fold = folds(x / 260, y / 80);
    const mass = banks(x / 420 + fold * 0.3, y / 120 + fold * 0.15);
    const dark = smooth(-0.35, 0.45, mass) * (1 - up * 0.55);
    const edge = smooth(-0.05, 0.2, mass) * smooth(0.5, 0.2, mass) * 0.4;
    const gap = Math.exp(-(((x - 830) / 300) ** 2) - ((y - 430) / 100) ** 2);
    const clouds = mix(sky(up), hex('#122a34'), dark * 0.85);
    return addLight(addLight(clouds, hex('#b9ccd0'), edge * 0.4), hex('#ffdda8'), gap * 0.7);
  });
}

/** The harbor wall on the left, with its light on during the day. */
const wall = (): string => `
  <path d="M0 ${HORIZON - 44}H500l70 24v40H0z" fill="#1d3a44"/><path d="M0 ${HORIZON - 50}H500l70 22v8L500 ${HORIZON - 42}H0z" fill="#567077"/>
  <path d="M40 ${HORIZON - 26}h430M0 ${HORIZON - 8}h520M120 ${HORIZON - 44}v18M230 ${HORIZON - 26}v18M340 ${HORIZON - 44}v18M420 ${HORIZON - 26}v18" stroke="#12272f" stroke-width="2" opacity=".6"/>
  <path d="M436 ${HORIZON - 48}l8-126h28l8 126z" fill="#e4e6e0"/><path d="M440 ${HORIZON - 92}l2.500-40h31l2.500 40z" fill="#b54a2c"/>
  <path d="M458 ${HORIZON - 174}h14l8 126h-22z" fill="#12303b" opacity=".28"/>
  <rect x="434" y="${HORIZON - 182}" width="48" height="9" fill="#16303a"/><rect x="446" y="${HORIZON - 206}" width="24" height="24" fill="#ffe6b8"/><path d="M441 ${HORIZON - 206}h34l-17-15z" fill="#16303a"/>`;

type Row = { readonly level: number; readonly height: number; readonly near: number };

/** Rows of waves from the horizon to the foreground, increasingly high and dark. */
const ROWS: readonly Row[] = Array.from({ length: 11 }, (_, index) => {
  const near = index / 10;
  return { near, level: HORIZON + 10 + 520 * near ** 1.5, height: lerp(6, 120, near ** 1.1) };
});

/** Sharp crests that lean with the wind, and round troughs. */
function crestLine({ level, height, near }: Row): [number, number][] {
  const seed = 530 + Math.round(near * 100);
  const noise = fractal(createNoise(seed), 3, 0.5);
  return Array.from({ length: 401 }, (_, index) => {
    const x = index * 3;
    const ridge = 1 - Math.abs(noise((x - 40 * near) / (height * 6 + 20), near * 9));
    return [x, level - height * clamp(ridge ** 4 * 1.2 + 0.1 * noise(x / 30, 4))];
  });
}

const shade = (near: number): { readonly crest: string; readonly trough: string } => {
  const rgb = (from: string, to: string) =>
    `rgb(${mix(hex(from), hex(to), near).map((value) => Math.round(value * 255))})`;
  return { crest: rgb('#8fa9a8', '#2a6573'), trough: rgb('#3b626b', '#061a22') };
};

function seaRow(row: Row): string {
  const { level, height, near } = row;
  const line = crestLine(row);
  const { crest, trough } = shade(near);
  const id = `s${Math.round(near * 100)}`;
  return `<defs><linearGradient id="${id}" x1="0" x2="0" y1="${level - height}" y2="${level + height * 0.9 + 12}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${crest}"/><stop offset="1" stop-color="${trough}"/></linearGradient></defs>
    <path d="${path([...line, [1200, 900], [0, 900]])}" fill="url(#${id})"/>`;
}

/** A moored motorboat lifted by a wave. */
const boat = (): string => `
  <g transform="translate(760 606) rotate(-10)">
    <path d="M-226-58Q20-66 252-116Q226-20 150 40H-206Q-224-16-226-58z" fill="#eef1ee"/>
    <path d="M-226-58Q20-66 252-116Q246-86 236-64Q20-10-220 10Z" fill="#ffffff" opacity=".35"/>
    <path d="M-224-40Q30-44 244-94L236-78Q20-28-222-24z" fill="#0b6e7f"/><path d="M-218 4Q20 8 196-16L150 40H-206z" fill="#9c3d27"/>
    <path d="M-120-60l30-86h170l62 66-60 14z" fill="#dde4e3"/><path d="M-76-132H72l42 46-176 8z" fill="#1f4653"/><path d="M0-136v56" stroke="#dde4e3" stroke-width="7"/>
    <path d="M-98-146H96l10-14H-92z" fill="#c5d0d0"/><path d="M-30-160v-76M-54-214h48" stroke="#cfd8d8" stroke-width="5"/><path d="M-30-232l34 8-34 9z" fill="#f2693d"/>
    <path d="M120-88v-34M176-100v-36M232-112v-34M120-122Q180-134 232-146" stroke="#dfe6e6" stroke-width="4" fill="none"/>
    <circle cx="-170" cy="-40" r="15" fill="#f2693d"/><circle cx="-170" cy="-40" r="7" fill="#dfe6e6"/>
  </g>`;

/** A wave that breaks over the wall in a white plume. */
function plume(picture: Picture): Picture {
  const torn = fractal(createNoise(511), 6, 0.62);
  return repaint(picture, (color, x, y) => {
    const up = (HORIZON - 20 - y) / 250;
    if (up < -0.1 || up > 1) return color;
    const middle = 215 + 95 * up;
    const width = 70 + 150 * up;
    const body = Math.exp(-(((x - middle) / width) ** 2)) * (1 - up) ** 0.75;
    const density = smooth(0.12, 0.62, body * 1.15 + torn(x / 46, y / 40) * 0.42);
    return mix(color, hex('#edf3f2'), density * 0.9);
  });
}

/** Slanting rain, streaks of foam, and spray. */
function weather(picture: Picture): Picture {
  const rain = fractal(createNoise(521), 2);
  const streaks = fractal(createNoise(522), 5, 0.62);
  const mist = fractal(createNoise(523), 4);
  return repaint(picture, (color, x, y) => {
    const drop = smooth(0.45, 0.75, rain((x + y * 0.42) / 2.4, (y - x * 0.1) / 52));
    const wet = mix(color, hex('#cfdcde'), drop * 0.12);
    const veil = Math.exp(-(((y - HORIZON - 10) / 46) ** 2)) * (0.28 + 0.3 * mist(x / 190, y / 40));
    const hazy = mix(wet, hex('#c3d0cf'), Math.max(0, veil));
    if (y < HORIZON + 20) return hazy;
    const near = (y - HORIZON) / (SIZE.height - HORIZON);
    const streak = smooth(0.12, 0.5, streaks(x / (34 + 90 * near) + y / 160, y / (4 + 13 * near)));
    return mix(hazy, hex('#d3e2e2'), streak * 0.3);
  });
}

/** For "damage": the storm of the night before. */
export async function paintStorm(): Promise<Picture> {
  let picture = await draw(paintSky(), wall(), 0.9);
  picture = plume(picture);
  for (const row of ROWS) {
    if (row.near === 0.6) picture = await draw(picture, boat(), 0.6);
    picture = await draw(picture, seaRow(row), 0.7 + row.near ** 4 * 4);
  }
  return finish(weather(picture), { seed: 541, vignette: 0.4, grain: 0.028 });
}
