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
  type Size,
} from '../../../imagery/paint/picture.ts';
import { flood } from '../../../imagery/paint/water.ts';

const SIZE: Size = { width: 1600, height: 900 };
const HORIZON = 610;
const LAMP = { x: 1210, y: 418 };

const sky = ramp([
  [0, '#050f1d'],
  [0.6, '#0f2f45'],
  [1, '#2c6172'],
]);

const stars = (): string => {
  const random = createRandom(1201);
  return Array.from({ length: 420 }, () => {
    const y = between(random, 0, 1) ** 1.3 * 560;
    return `<circle cx="${Math.round(random() * 1600)}" cy="${Math.round(y)}" r="${between(random, 0.5, 1.7).toFixed(1)}" fill="#f2f6ff" opacity="${between(random, 0.25, 0.95).toFixed(2)}"/>`;
  }).join('');
};

const beam = (): string =>
  `<path d="M${LAMP.x} ${LAMP.y}L0 250V410z" fill="#fff1c4" opacity=".38"/><path d="M${LAMP.x} ${LAMP.y}L1600 392V446z" fill="#fff1c4" opacity=".22"/>`;

const tower = (): string => `
  <path d="M900 ${HORIZON + 6}q120-54 260-62t230 26 210 10v26z" fill="#071723"/>
  <path d="M1190 552l8-118h24l8 118z" fill="#14303f"/><path d="M1194 436h32v-8h-32zM1200 408l10-14 10 14z" fill="#071723"/>
  <path d="M1240 552v-34h70v34z" fill="#0d2533"/><path d="M1234 520l41-24 41 24z" fill="#071723"/><rect x="1264" y="528" width="12" height="12" fill="#ffd48a"/>`;

/** A lighthouse under a starry sky. */
export async function paintNight(): Promise<Picture> {
  const haze = fractal(createNoise(1202), 5);
  let picture = paint(SIZE, (x, y) => {
    const band = Math.exp(-(((y - 420 + x * 0.28) / 120) ** 2));
    const glow = band * smooth(-0.3, 0.6, haze(x / 240, y / 200));
    return addLight(sky(Math.min(1, y / HORIZON)), hex('#8fb4d6'), glow * 0.28);
  });
  picture = await draw(picture, stars());
  picture = await draw(picture, beam(), 16);
  picture = await draw(
    picture,
    `${tower()}<circle cx="${LAMP.x}" cy="${LAMP.y}" r="9" fill="#fff6da"/>`,
    0.5,
  );
  picture = flood(picture, {
    seed: 1211,
    horizon: HORIZON,
    color: mix(hex('#0b2a3c'), hex('#06141f'), 0.4),
    ripples: 0.35,
    clarity: 0.5,
    glitter: { x: LAMP.x, width: 60, color: hex('#ffdf9c') },
  });
  return finish(await bloom(picture, 0.8, 22), { seed: 1221, vignette: 0.3, grain: 0.026 });
}
