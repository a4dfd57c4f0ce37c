import { addLight, hex, mix, PALETTE, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
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
const HORIZON = 560;
const SUN = { x: 1180, y: 520 };

const sky = ramp([
  [0, '#123846'],
  [0.4, '#2c6472'],
  [0.7, '#7fa3a4'],
  [0.9, '#e8c6a0'],
  [1, '#f6b98a'],
]);

function paintSky(): Picture {
  const clouds = fractal(createNoise(601), 6, 0.5);
  return paint(SIZE, (x, y) => {
    const up = Math.min(1, y / HORIZON);
    const glow = Math.exp(-(((x - SUN.x) / 380) ** 2) - ((y - SUN.y) / 170) ** 2);
    const bank = smooth(0.05, 0.55, clouds(x / 520, y / 60));
    const shade = mix(hex('#3c6c79'), hex('#f0b48a'), smooth(0.45, 1, up));
    return addLight(mix(sky(up), shade, bank * 0.5), hex('#ffcb98'), glow * 0.75);
  });
}

/** The far shore on both sides of the entrance, and the sun between them. */
const shore = (): string => `
  <circle cx="${SUN.x}" cy="${SUN.y}" r="34" fill="#ffe7c2"/>
  <path d="M0 ${HORIZON}v-64q120-46 260-30t250 18 220 34 190 42z" fill="#2b5563" opacity=".85"/>
  <path d="M0 ${HORIZON}v-26q160-30 330-18t320 44z" fill="#17404e"/>
  <path d="M1330 ${HORIZON}q70-34 150-32t120-14v46z" fill="#5d6f70" opacity=".9"/>`;

/** A jetty on piles that leads from the lower left to a moored yacht. */
const jetty = (): string => `
  <path d="M0 640L640 596v10L0 672z" fill="#173440"/>
  <path d="M0 636L640 593v4L0 644z" fill="#c08a68" opacity=".75"/>
  ${[60, 170, 275, 372, 462, 545, 618]
    .map((x, index) => {
      const top = 636 - index * 6.2;
      return `<path d="M${x} ${top - 34 + index * 3}v${78 - index * 7}" stroke="#122c36" stroke-width="${13 - index * 1.3}" stroke-linecap="round"/>`;
    })
    .join('')}`;

const boats = (): string =>
  [
    yacht({
      ...{ x: 790, y: 606, length: 190, facing: 1, lamp: true },
      ...{ hull: '#e6dccd', dark: '#173039', light: '#f5e4cc' },
    }),
    yacht({
      ...{ x: 1420, y: 584, length: 76, facing: -1 },
      ...{ hull: '#20434e', dark: '#14303a', light: '#c79a7b' },
    }),
  ].join('');

/** For the page before launch: the harbor entrance as the sun comes up. */
export async function paintDawn(): Promise<Picture> {
  let picture = await draw(paintSky(), shore(), 1.2);
  picture = await draw(picture, boats(), 0.3);
  picture = await draw(picture, jetty(), 0.5);
  picture = flood(picture, {
    seed: 611,
    horizon: HORIZON + 24,
    color: hex(PALETTE.deep),
    ripples: 0.22,
    clarity: 0.5,
    glitter: { x: SUN.x, width: 110, color: hex('#ffc18a') },
  });
  picture = await draw(picture, jetty(), 0.6);
  picture = await draw(picture, boats(), 0.3);
  picture = await bloom(picture, 0.6, 24);
  return finish(picture, { seed: 621, vignette: 0.26 });
}
