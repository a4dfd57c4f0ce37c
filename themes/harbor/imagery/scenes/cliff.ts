import { hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';
import { flood } from '../../../imagery/paint/water.ts';

const SIZE: Size = { width: 1600, height: 900 };
const HORIZON = 560;

const sky = ramp([
  [0, '#4d93b0'],
  [0.6, '#9cc8d6'],
  [1, '#e4f0ef'],
]);

const headland = (): string => `
  <defs><linearGradient id="rock" x1="0" x2="1"><stop offset="0" stop-color="#b9a88f"/><stop offset=".6" stop-color="#8f8271"/><stop offset="1" stop-color="#5f5a52"/></linearGradient>
    <linearGradient id="grass" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8fae6a"/><stop offset="1" stop-color="#557a49"/></linearGradient>
    <linearGradient id="tower" x1="0" x2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".6" stop-color="#e6e9e6"/><stop offset="1" stop-color="#a9b6b8"/></linearGradient></defs>
  <path d="M0 900V420Q180 372 380 384T760 428Q900 450 960 486L1010 548 1040 640 1090 720 1120 900z" fill="url(#rock)"/>
  <path d="M0 420Q180 372 380 384T760 428Q900 450 960 486L968 510Q860 478 740 470T420 452T0 520z" fill="url(#grass)"/>
  <path d="M120 520l60 380M300 470l40 200-30 230M520 470l20 160 60 270M700 480l60 200 10 220M860 500l50 180 20 220" stroke="#6f6455" stroke-width="9" opacity=".45" fill="none"/>
  <path d="M0 470Q240 410 470 424" stroke="#d9c9a3" stroke-width="10" fill="none" opacity=".8"/>`;

const lighthouse = (): string => `
  <path d="M600 430l14-236h64l14 236z" fill="url(#tower)"/>
  <path d="M609 290h74l3 52h-80zM603 390h86l3 40h-92z" fill="#c4512d"/>
  <path d="M604 194h84v-12h-84z" fill="#3a4a50"/><path d="M622 182v-40h48v40z" fill="#fff3cf"/><path d="M622 182v-40M638 182v-40M654 182v-40M670 182v-40" stroke="#3a4a50" stroke-width="4"/>
  <path d="M616 142h60l-30-28z" fill="#b4472c"/><path d="M634 250h16v22h-16z" fill="#44565c"/>
  <path d="M700 432v-62h120v62z" fill="#f4efe6"/><path d="M692 372l68-44 68 44z" fill="#8f4a34"/><path d="M724 394h22v24h-22zM774 394h22v24h-22z" fill="#44626b"/>`;

/** A lighthouse on a headland on a clear day. */
export async function paintCliff(): Promise<Picture> {
  const clouds = fractal(createNoise(1101), 6, 0.52);
  let picture = paint(SIZE, (x, y) => {
    const up = Math.min(1, y / HORIZON);
    return mix(sky(up), hex('#ffffff'), smooth(0.08, 0.6, clouds(x / 460, y / 120)) * 0.8);
  });
  picture = flood(picture, {
    seed: 1111,
    horizon: HORIZON,
    color: hex('#1f6f86'),
    ripples: 0.6,
    clarity: 0.35,
  });
  picture = await draw(picture, headland(), 1);
  picture = await draw(picture, headland() + lighthouse(), 0.6);
  return finish(picture, { seed: 1121, vignette: 0.16 });
}
