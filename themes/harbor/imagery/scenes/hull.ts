import { addLight, hex, mix, ramp } from '../../../imagery/paint/color.ts';
import {
  between,
  createNoise,
  createRandom,
  fractal,
  smooth,
} from '../../../imagery/paint/noise.ts';
import {
  bloom,
  draw,
  finish,
  type Picture,
  paint,
  repaint,
  type Size,
} from '../../../imagery/paint/picture.ts';
import { path } from './shapes.ts';

const SIZE: Size = { width: 1200, height: 900 };
const GROUND = 690;

const sky = ramp([
  [0, '#7fb0ba'],
  [0.45, '#b9d3d6'],
  [0.8, '#f1dcc3'],
  [1, '#f7cfa6'],
]);
const concrete = ramp([
  [0, '#c9bfac'],
  [0.35, '#b3afa3'],
  [1, '#767f7f'],
]);

function paintYard(): Picture {
  const clouds = fractal(createNoise(101), 5);
  const grit = fractal(createNoise(102), 5, 0.7);
  return paint(SIZE, (x, y) => {
    if (y < GROUND - 60) {
      const up = y / (GROUND - 60);
      const bank = smooth(0, 0.6, clouds(x / 380, y / 120));
      return mix(sky(up), hex('#fdf3e4'), bank * 0.55);
    }
    const near = (y - GROUND + 60) / (SIZE.height - GROUND + 60);
    const flat = 1 / (near + 0.12);
    const stain = grit(((x - 600) / 300) * flat, flat * 4) * 0.5 + grit(x / 9, y / 5) * 0.28;
    return addLight(concrete(near), hex('#ffdfb8'), 0.16 + stain * 0.16);
  });
}

/** Sheds and masts of other boats in the morning haze. */
function sheds(): string {
  const random = createRandom(111);
  const foot = GROUND - 40;
  const masts = Array.from({ length: 17 }, () => {
    const x = between(random, 0, 1200);
    const height = between(random, 240, 460);
    return `<path d="M${x} ${foot}v${-height}M${x - 16} ${foot - height * 0.6}h32M${x} ${foot - height}L${x - 60} ${foot}M${x} ${foot - height}L${x + 70} ${foot}" stroke="#6f949b" stroke-width="2.500" fill="none" opacity=".6"/>`;
  });
  return `${masts.join('')}
    <path d="M-20 ${foot}v-170l150-78 150 78v170z" fill="#6d939a"/><path d="M40 ${foot}v-118h180v118z" fill="#547d86"/>
    <path d="M290 ${foot}v-120h330v120z" fill="#86a6aa"/><path d="M280 ${foot - 118}l40-40h280l40 40z" fill="#5f8790"/>
    <path d="M900 ${foot}v-150l170-84 170 84v150z" fill="#7a9ca2"/><path d="M985 ${foot}v-120h170v120z" fill="#5b848d"/>
    <rect x="-20" y="${foot}" width="1260" height="26" fill="#7d9296"/>`;
}

/** Outline of a yacht's side above the waterline. */
const TOPSIDES = 'M118 312Q560 352 1092 262Q1066 372 1004 452Q700 500 176 452Q128 400 118 312z';
const BOTTOM =
  'M176 452Q700 500 1004 452Q950 520 842 548Q770 562 724 566L676 676Q664 690 642 690L528 690Q508 690 512 672L524 570Q380 566 300 536L286 640Q284 652 270 652L236 652Q224 652 222 638L206 492Q186 470 176 452z';

const yacht = (): string => `
  <defs>
    <linearGradient id="side" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset=".45" stop-color="#f0ede6"/><stop offset="1" stop-color="#a9bcc0"/></linearGradient>
    <linearGradient id="along" x1="0" x2="1"><stop offset="0" stop-color="#12343f" stop-opacity=".5"/><stop offset=".35" stop-color="#12343f" stop-opacity="0"/><stop offset=".8" stop-color="#ffd7a4" stop-opacity=".25"/><stop offset="1" stop-color="#fff0d8" stop-opacity=".7"/></linearGradient>
    <linearGradient id="paint" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1c8193"/><stop offset=".4" stop-color="#0e6575"/><stop offset="1" stop-color="#0a3f4b"/></linearGradient>
  </defs>
  <path d="M296 350l30-102q4-10 16-10h330q26 0 70 40l74 44q-200 60-516 28z" fill="#e9e4d9"/>
  <path d="M360 262h92v26h-92zM472 262h84v24h-84zM576 262h70l22 20h-92z" fill="#21434d"/>
  <path d="M574 250V-20h18v268z" fill="#d9dcd8"/><path d="M583 0L1086 262M583 0L130 308M583 60L520 300M583 60L650 296" stroke="#4f6b72" stroke-width="2.500" fill="none"/>
  <path d="M580 206H250q-14 0-14 16v6h344z" fill="#0b6e7f"/>
  <path d="${BOTTOM}" fill="url(#paint)"/><path d="${BOTTOM}" fill="url(#along)" opacity=".8"/>
  <path d="${TOPSIDES}" fill="url(#side)"/><path d="${TOPSIDES}" fill="url(#along)"/>
  <path d="M171 440Q700 488 1012 440L1004 453Q700 501 176 453z" fill="#f2693d"/>
  <path d="M122 330Q560 370 1084 280" stroke="#0b6e7f" stroke-width="6" fill="none"/>
  <path d="M118 312Q560 352 1092 262" stroke="#7d5a3d" stroke-width="7" fill="none"/>
  <path d="M1088 262v-42M1040 270v-46M980 280v-46M1088 222Q1030 226 980 236" stroke="#e8ecec" stroke-width="4" fill="none"/>
  <path d="M150 314v-50M240 322v-48M150 266L240 276" stroke="#e8ecec" stroke-width="4" fill="none"/>
  <path d="M300 545l-6 60" stroke="#083540" stroke-width="3" opacity=".5"/>
  <path d="M340 566L450 556v10L340 576z" fill="#b98f4e"/><g transform="translate(340 566)"><path d="M-6-22q14 10 4 26q-12-8-4-26zM-6 30q14-10 4-26q-12 8-4 26z" fill="#d9b36c"/></g>`;

/** Stands that support the yacht. */
function stands(): string {
  const stand = (x: number, top: number, lean: number) => `
    <path d="M${x} ${top}L${x - 42} ${GROUND + 42}M${x} ${top}L${x + 46} ${GROUND + 42}M${x} ${top}L${x + lean} ${GROUND + 66}" stroke="#8f3b22" stroke-width="9" fill="none"/>
    <path d="M${x - 20} ${(top + GROUND) / 2 + 40}h42" stroke="#8f3b22" stroke-width="6"/>
    <rect x="${x - 24}" y="${top - 12}" width="48" height="14" rx="3" fill="#5b3b28"/>`;
  return `${stand(392, 548, 10)}${stand(800, 556, -8)}${stand(946, 512, 14)}
    <path d="M500 ${GROUND}h176v22H500z" fill="#6b5140"/><path d="M512 ${GROUND + 20}h152v22H512z" fill="#584234"/>`;
}

const shadow = (): string =>
  `<path d="${path([
    [120, GROUND + 20],
    [1060, GROUND + 8],
    [1010, GROUND + 96],
    [200, GROUND + 112],
  ])}" fill="#1d3137" opacity=".55"/>`;

/** Scuffs, streaks, and the waterline stain of a season afloat. */
function wear(picture: Picture): Picture {
  const patches = fractal(createNoise(121), 6, 0.6);
  const streaks = fractal(createNoise(122), 4, 0.6);
  return repaint(picture, (color, x, y) => {
    const [red, green, blue] = color;
    const isPainted = blue > red * 1.35 && green > red && y > 450 && y < 692 && x > 170 && x < 1005;
    if (!isPainted) return color;
    const worn = smooth(0.05, 0.55, patches(x / 90, y / 50)) * 0.4;
    const run = smooth(0.1, 0.6, streaks(x / 13, y / 190)) * 0.3;
    return mix(mix(color, hex('#7fa9a6'), worn), hex('#0a3a45'), run);
  });
}

/** For "pre-purchase survey": a yacht out of the water. */
export async function paintHull(): Promise<Picture> {
  let picture = paintYard();
  picture = await draw(picture, sheds(), 5);
  picture = await draw(picture, shadow(), 16);
  picture = await draw(picture, yacht(), 0.5);
  picture = wear(picture);
  picture = await draw(picture, stands(), 0.5);
  picture = await bloom(picture, 0.5, 30);
  return finish(picture, { seed: 131, vignette: 0.4 });
}
