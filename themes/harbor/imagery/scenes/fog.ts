import { hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import {
  draw,
  finish,
  type Picture,
  paint,
  repaint,
  type Size,
} from '../../../imagery/paint/picture.ts';
import { flood } from '../../../imagery/paint/water.ts';

const SIZE: Size = { width: 1600, height: 900 };
const HORIZON = 520;

const air = ramp([
  [0, '#c3d8de'],
  [0.5, '#d9e6ea'],
  [1, '#eef3f4'],
]);

const buoy = (): string => `
  <defs><linearGradient id="tin" x1="0" x2="1"><stop offset="0" stop-color="#7e3119"/><stop offset=".4" stop-color="#f2693d"/><stop offset="1" stop-color="#c4512d"/></linearGradient></defs>
  <g transform="translate(1060 0) rotate(-4 0 590)">
    <path d="M-62 590q0-26 14-34h96q14 8 14 34q-12 18-62 18t-62-18z" fill="url(#tin)"/>
    <path d="M-46 556h92l-12-16h-68z" fill="#8f3b22"/>
    <path d="M-32 540L-12 420M32 540L12 420M-26 506h52M-20 470h40M-32 540L20 470M32 540L-20 470" stroke="#b04a2b" stroke-width="6" fill="none"/>
    <path d="M-18 420h36v-10h-36z" fill="#8f3b22"/>
    <path d="M-9 410v-20h18v20z" fill="#ffe4bd"/><path d="M-12 390h24l-12-16z" fill="#7e3119"/>
    <path d="M-56 574h112v9h-112z" fill="#f6ddc9" opacity=".8"/>
  </g>`;

const far = (): string => `
  <path d="M0 ${HORIZON}v-52q140-44 300-22t310-16q120 30 240 66l120 24z" fill="#a9c1c9" opacity=".75"/>
  <path d="M0 ${HORIZON}v-18q120-22 260-12t200 30z" fill="#8fadb7" opacity=".8"/>
  <path d="M1400 ${HORIZON}q60-26 200-32v32z" fill="#b4c9d0"/>`;

/** For error pages: a single buoy in fog. */
export async function paintFog(): Promise<Picture> {
  const drift = fractal(createNoise(301), 5);
  let picture = paint(SIZE, (x, y) => {
    const bank = smooth(-0.2, 0.7, drift(x / 520, y / 150));
    return mix(air(Math.min(1, y / HORIZON)), hex('#f6f9fa'), bank * 0.55);
  });
  picture = await draw(picture, far(), 9);
  picture = await draw(picture, buoy(), 0.8);
  picture = flood(picture, {
    seed: 311,
    horizon: HORIZON + 76,
    color: hex('#8fb0ba'),
    ripples: 0.32,
    clarity: 0.7,
  });
  picture = await draw(picture, buoy(), 0.8);
  const veil = fractal(createNoise(302), 4);
  picture = repaint(picture, (color, x, y) => {
    const low = Math.exp(-(((y - HORIZON - 20) / 120) ** 2));
    const thick = low * (0.45 + 0.4 * veil(x / 420, y / 120));
    return mix(color, hex('#eef4f6'), Math.max(0, Math.min(0.8, thick)));
  });
  return finish(picture, { seed: 321, vignette: 0.12, grain: 0.018 });
}
