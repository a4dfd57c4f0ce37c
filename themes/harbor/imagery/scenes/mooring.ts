import { hex, mix, PALETTE, ramp } from '../../../imagery/paint/color.ts';
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
import { yacht } from './shapes.ts';

const SIZE: Size = { width: 1200, height: 900 };
const HORIZON = 360;

const sky = ramp([
  [0, '#5b7b86'],
  [0.6, '#9fb4b7'],
  [1, '#dcd9c9'],
]);

function paintSky(): Picture {
  const banks = fractal(createNoise(901), 6, 0.55);
  return paint(SIZE, (x, y) => {
    const up = Math.min(1, y / HORIZON);
    const mass = smooth(-0.2, 0.5, banks(x / 380, y / 90));
    return mix(sky(up), hex('#4b6a75'), mass * 0.6 * (1 - up * 0.6));
  });
}

const far = (): string => `
  <path d="M0 ${HORIZON}v-34q130-40 280-20t240-4 260 22 420 10v26z" fill="#5b7f89" opacity=".85"/>
  <path d="M700 ${HORIZON}q120-30 240-26t260-22v48z" fill="#44697461"/>
  ${yacht({ ...{ x: 860, y: HORIZON + 22, length: 150, facing: -1, mizzen: true }, ...{ hull: '#e7e4da', dark: '#2a4650', light: '#f4f0e4' } })}
  ${yacht({ ...{ x: 300, y: HORIZON + 12, length: 92, facing: 1 }, ...{ hull: '#2f5561', dark: '#2a4650', light: '#c8d2d0' } })}`;

/** The edge of the quay in granite. */
function layStone(picture: Picture): Picture {
  const grain = fractal(createNoise(911), 6, 0.62);
  const wear = fractal(createNoise(912), 4);
  return repaint(picture, (below, x, y) => {
    const edge = 640 - x * 0.06;
    if (y < edge) return below;
    const near = (y - edge) / (SIZE.height - edge);
    const joint = Math.abs((((x + y * 0.5) / 330) % 1) - 0.5) > 0.488 && near > 0.08 ? 0.5 : 0;
    const stone = mix(hex('#8f9a99'), hex('#59666a'), smooth(-0.5, 0.6, grain(x / 34, y / 24)));
    const wet = smooth(0, 0.5, wear(x / 180, y / 60));
    const lip = near < 0.05 ? 0.35 : 0;
    return mix(
      mix(mix(stone, hex('#2f3d42'), wet * 0.5), hex('#20292c'), joint),
      hex('#cfd6d2'),
      lip,
    );
  });
}

/** An iron bollard with a rope around it that leads to the water. */
const bollard = (): string => `
  <defs><linearGradient id="iron" x1="0" x2="1"><stop offset="0" stop-color="#11232b"/><stop offset=".35" stop-color="#4f6a73"/><stop offset=".6" stop-color="#2b434c"/><stop offset="1" stop-color="#0d1c23"/></linearGradient>
    <linearGradient id="hemp" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f0d3a4"/><stop offset=".5" stop-color="#c79a63"/><stop offset="1" stop-color="#7d5731"/></linearGradient></defs>
  <ellipse cx="600" cy="792" rx="190" ry="40" fill="#141d20" opacity=".5"/>
  <ellipse cx="560" cy="778" rx="150" ry="34" fill="url(#iron)"/>
  <path d="M470 776Q492 640 476 520H644Q628 640 650 776Q560 806 470 776z" fill="url(#iron)"/>
  <path d="M438 500Q446 446 560 440Q674 446 682 500Q676 538 560 544Q444 538 438 500z" fill="url(#iron)"/>
  <path d="M462 486Q478 456 560 452Q620 454 648 470Q600 462 548 466Q486 470 462 486z" fill="#8fa6ab" opacity=".55"/>
  ${[0, 1, 2, 3].map((turn) => `<path d="M462 ${604 + turn * 38}Q560 ${650 + turn * 38} 660 ${596 + turn * 38}" stroke="url(#hemp)" stroke-width="36" fill="none" stroke-linecap="round"/><path d="M470 ${600 + turn * 38}Q560 ${642 + turn * 38} 652 ${592 + turn * 38}" stroke="#8a6238" stroke-width="3" fill="none" stroke-dasharray="10 9" opacity=".8"/>`).join('')}
  <path d="M652 606Q820 560 1210 470" stroke="#a87c49" stroke-width="32" fill="none"/><path d="M652 600Q820 554 1210 464" stroke="#ecd0a0" stroke-width="9" fill="none" opacity=".85"/><path d="M652 610Q820 564 1210 474" stroke="#6d4b29" stroke-width="4" fill="none" stroke-dasharray="12 12"/>
  <path d="M466 716Q330 762 250 760Q150 758 156 806Q170 850 300 838Q420 822 404 786Q384 764 290 784" stroke="#b98b55" stroke-width="30" fill="none" stroke-linecap="round"/><path d="M466 708Q330 754 250 752Q146 750 150 800" stroke="#ecd0a0" stroke-width="8" fill="none" opacity=".8"/>`;

/** Fine rain, densest far away. */
function rain(picture: Picture): Picture {
  const drops = fractal(createNoise(921), 2);
  return repaint(picture, (color, x, y) => {
    const drop = smooth(0.5, 0.8, drops((x + y * 0.3) / 2.6, (y - x * 0.08) / 60));
    const haze = Math.exp(-(((y - HORIZON) / 120) ** 2)) * 0.3;
    return mix(mix(color, hex('#d5dfe0'), haze), hex('#e4ecec'), drop * 0.1);
  });
}

/** For “damage”: a mooring line that held through the night. */
export async function paintMooring(): Promise<Picture> {
  let picture = await draw(paintSky(), far(), 2.4);
  picture = flood(picture, {
    seed: 931,
    horizon: HORIZON + 8,
    color: hex(PALETTE.deep),
    ripples: 0.75,
    clarity: 0.3,
  });
  picture = await draw(picture, far(), 2.4);
  picture = layStone(picture);
  picture = await draw(picture, bollard(), 0.7);
  return finish(rain(picture), { seed: 941, vignette: 0.34, grain: 0.026 });
}
