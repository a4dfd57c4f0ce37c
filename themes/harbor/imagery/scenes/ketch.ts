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

const SIZE: Size = { width: 900, height: 1200 };
const HORIZON = 760;
const SUN = { x: 600, y: 705 };

const sky = ramp([
  [0, '#2b6f80'],
  [0.3, '#5d98a2'],
  [0.6, '#b9c3b4'],
  [0.85, '#f5c795'],
  [1, '#f7a86f'],
]);

function paintSky(): Picture {
  const clouds = fractal(createNoise(201), 6, 0.52);
  return paint(SIZE, (x, y) => {
    const up = Math.min(1, y / HORIZON);
    const glow = Math.exp(-(((x - SUN.x) / 300) ** 2) - ((y - SUN.y) / 260) ** 2);
    const bank = smooth(0.05, 0.6, clouds(x / 330, y / 80));
    const shade = mix(hex('#e8e2d2'), hex('#e99468'), smooth(0.4, 1, up));
    const cloudy = mix(sky(up), shade, bank * 0.55);
    return addLight(cloudy, hex('#ffcf9a'), glow * 0.7);
  });
}

/** The ketch with jib, genoa, main, and mizzen, backlit by the sun. */
const ketch = (): string => `
  <defs>
    <linearGradient id="cloth" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#f3e3cc"/><stop offset=".55" stop-color="#fbe6c6"/><stop offset="1" stop-color="#f5bd85"/></linearGradient>
    <linearGradient id="shade" x1="0" x2="1"><stop offset="0" stop-color="#8c8f86"/><stop offset="1" stop-color="#f3d2a8"/></linearGradient>
  </defs>
  <path d="M455 772V196" stroke="#2a2622" stroke-width="7"/><path d="M250 770V388" stroke="#2a2622" stroke-width="5.500"/>
  <path d="M447 214Q352 470 282 700Q366 716 447 708z" fill="url(#cloth)"/>
  <path d="M447 330Q392 334 400 338M447 440Q376 448 370 452M447 550Q340 566 330 570M447 640Q310 656 300 660" stroke="#c79d70" stroke-width="2" fill="none" opacity=".7"/>
  <path d="M244 402Q186 560 148 704Q196 716 244 710z" fill="url(#shade)"/>
  <path d="M464 210Q560 420 690 706Q560 700 476 720Q506 470 464 210z" fill="url(#cloth)"/>
  <path d="M470 250Q640 500 748 700Q690 704 640 710Q600 480 470 250z" fill="#f7d9ae" opacity=".92"/>
  <path d="M455 198L752 706M455 198L120 742M455 198L250 390M250 390L110 740" stroke="#2a2622" stroke-width="2" fill="none" opacity=".8"/>
  <path d="M447 712H276M244 714H150" stroke="#3a2c22" stroke-width="7"/>
  <path d="M182 746l14-32h120l14 36zM352 752l12-38h96l26 40z" fill="#7a5238"/>
  <path d="M98 732Q420 756 768 704Q740 766 668 786H172Q116 776 98 732z" fill="#12303b"/>
  <path d="M100 738Q420 762 764 711" stroke="#e2a477" stroke-width="4" fill="none"/>
  <path d="M760 706l62-22" stroke="#3a2c22" stroke-width="7"/><path d="M822 684L752 706" stroke="#2a2622" stroke-width="2"/>
  <path d="M232 712q6-22 16 0z" fill="#22313a"/><circle cx="240" cy="694" r="6" fill="#22313a"/>
  <path d="M455 196l26 7-26 8z" fill="#f2693d"/>`;

const gulls = (): string =>
  [
    [700, 250, 1],
    [742, 292, 0.7],
    [170, 330, 0.8],
  ]
    .map(
      ([x, y, size]) =>
        `<path transform="translate(${x} ${y}) scale(${size})" d="M-22-4Q-10-12 0 0Q10-12 22-6Q10-6 0 4Q-10-5-22-4z" fill="#24424b"/>`,
    )
    .join('');

const coast = (): string =>
  `<path d="M0 ${HORIZON}v-26q80-26 150-14t170-10q60 12 130 36l60 16z" fill="#7f8f88" opacity=".7"/>`;

/** For the testimonial: a client's ketch on a quiet evening. */
export async function paintKetch(): Promise<Picture> {
  let picture = paintSky();
  picture = await draw(picture, coast(), 3);
  picture = await draw(picture, ketch(), 0.5);
  picture = flood(picture, {
    seed: 211,
    horizon: HORIZON + 24,
    color: hex(PALETTE.deep),
    ripples: 0.24,
    clarity: 0.4,
    glitter: { x: SUN.x, width: 120, color: hex('#ffc58f') },
  });
  picture = await draw(picture, ketch(), 0.5);
  picture = await draw(picture, gulls(), 0.8);
  picture = await bloom(picture, 0.6, 24);
  return finish(picture, { seed: 221, vignette: 0.3 });
}
