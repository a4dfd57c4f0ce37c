import { hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, createRandom, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';
import { flood } from '../../../imagery/paint/water.ts';

const SIZE: Size = { width: 1200, height: 900 };
const HORIZON = 400;

const sky = ramp([
  [0, '#a9c7c4'],
  [0.7, '#efe6cf'],
  [1, '#f8e2bf'],
]);

const shore = (): string => `
  <path d="M0 ${HORIZON}V250q150-70 290-30t220-20 260 40 430-30V${HORIZON}z" fill="#86a59a" opacity=".8"/>
  <path d="M0 ${HORIZON}v-70q90-50 180-26t200 12 250 40 300 10 270-28v62z" fill="#3f6a5a"/>`;

const boat = (): string => `
  <g transform="translate(560 640)">
    <path d="M-330-60Q-20 40 330-84Q290 60 190 82H-200Q-300 60-330-60z" fill="#7b3f24"/><path d="M-330-60Q-20 40 330-84L322-52Q0 74-318-28z" fill="#e9dfc8"/>
    <path d="M-300-50Q0 30 300-76Q0-36-300-50z" fill="#3a2116"/><path d="M-140-36q60 18 110 14l20-18q-70 2-120-12zM80-30q60-8 110-24l10-14q-70 20-120 24z" fill="#c89a66"/>
    <path d="M-30-22L-420 96M60-26L400 70" stroke="#d9b27e" stroke-width="10" stroke-linecap="round"/><path d="M-420 96l-60 14q-6 12 8 16l62-16zM400 70l62 10q12 8 2 18l-66-14z" fill="#c4683f"/></g>`;

const reeds = (): string => {
  const random = createRandom(1601);
  return Array.from({ length: 60 }, () => {
    const x = random() < 0.5 ? random() * 260 : 980 + random() * 220;
    const height = 160 + random() * 240;
    const lean = (random() - 0.5) * 70;
    return `<path d="M${x.toFixed(0)} 910q${(lean / 3).toFixed(0)} ${(-height / 2).toFixed(0)} ${lean.toFixed(0)} ${(-height).toFixed(0)}" stroke="${random() < 0.5 ? '#3d5b3c' : '#6d7d45'}" stroke-width="${(3 + random() * 4).toFixed(1)}" fill="none"/>`;
  }).join('');
};

/** A rowing boat on a still lake in the morning. */
export async function paintRowboat(): Promise<Picture> {
  const clouds = fractal(createNoise(1602), 5);
  let picture = paint(SIZE, (x, y) =>
    mix(
      sky(Math.min(1, y / HORIZON)),
      hex('#ffffff'),
      smooth(0, 0.6, clouds(x / 420, y / 90)) * 0.5,
    ),
  );
  picture = await draw(picture, shore(), 2.2);
  picture = flood(picture, {
    seed: 1611,
    horizon: HORIZON,
    color: hex('#3b6f70'),
    ripples: 0.16,
    clarity: 0.75,
  });
  picture = await draw(
    picture,
    '<ellipse cx="560" cy="730" rx="300" ry="26" fill="#16312f" opacity=".6"/>',
    12,
  );
  picture = await draw(picture, boat(), 0.6);
  picture = await draw(picture, reeds(), 1);
  return finish(picture, { seed: 1621, vignette: 0.24 });
}
