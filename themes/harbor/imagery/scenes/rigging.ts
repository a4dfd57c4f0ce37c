import { addLight, hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, lerp, smooth } from '../../../imagery/paint/noise.ts';
import {
  bloom,
  draw,
  finish,
  type Picture,
  paint,
  type Size,
} from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 900, height: 1200 };
/** The masthead, and the point where the mast leaves the image. */
const TOP = { x: 520, y: 120 };
const FOOT = { x: 400, y: 1260 };

const sky = ramp([
  [0, '#175365'],
  [0.4, '#3f8796'],
  [0.75, '#a9c4bf'],
  [1, '#f2cfa2'],
]);

function paintSky(): Picture {
  const high = fractal(createNoise(701), 6, 0.55);
  const warp = fractal(createNoise(702), 3);
  return paint(SIZE, (x, y) => {
    const across = (x / SIZE.width) * 0.3;
    const up = Math.min(1, y / SIZE.height + across - 0.1);
    const bend = warp(x / 300, y / 300) * 0.7;
    const wisp = smooth(0.02, 0.62, high(x / 420 + y / 900 + bend, y / 130 - x / 460));
    const cloud = mix(hex('#dfe9e8'), hex('#ffdcb2'), smooth(0.3, 1, up));
    return addLight(mix(sky(up), cloud, wisp * 0.62), hex('#ffcf96'), 0.25 * smooth(0.6, 1.1, up));
  });
}

const along = (part: number, offset = 0) => ({
  x: lerp(TOP.x, FOOT.x, part) + offset,
  y: lerp(TOP.y, FOOT.y, part),
});

const wire = (
  from: { x: number; y: number },
  x: number,
  y: number,
  width: number,
  color = '#16313b',
): string => `<path d="M${from.x} ${from.y}L${x} ${y}" stroke="${color}" stroke-width="${width}"/>`;

/** The spreaders, larger toward the viewer. */
function spreaders(): string {
  return [0.2, 0.44, 0.74]
    .map((part) => {
      const { x, y } = along(part);
      const reach = lerp(70, 330, part);
      const thick = lerp(6, 26, part);
      return `<path d="M${x} ${y}L${x - reach} ${y + reach * 0.16}l${thick * 0.2} ${thick * 0.55}L${x} ${y + thick}z" fill="#d7ddd9"/><path d="M${x} ${y}L${x + reach} ${y - reach * 0.02}l0 ${thick * 0.55}L${x} ${y + thick}z" fill="#f6e8d3"/><path d="M${x - reach} ${y + reach * 0.16}l${thick * 0.2} ${thick * 0.55}L${x} ${y + thick}l0 ${-thick * 0.34}z" fill="#5f7b83" opacity=".7"/>`;
    })
    .join('');
}

/** The shrouds, which run over the ends of the spreaders. */
function shrouds(): string {
  const ends = [0.2, 0.44, 0.74].map((part) => {
    const { x, y } = along(part);
    const reach = lerp(70, 330, part);
    return { left: { x: x - reach, y: y + reach * 0.16 }, right: { x: x + reach, y } };
  });
  const chain = (side: 'left' | 'right', last: readonly [number, number]) => {
    const points = [TOP, ...ends.map((end) => end[side]), { x: last[0], y: last[1] }];
    return points
      .slice(1)
      .map((point, index) => wire(points[index] ?? TOP, point.x, point.y, 2 + index * 0.9))
      .join('');
  };
  const inner = along(0.22);
  const lower = along(0.46);
  return `${chain('left', [40, 1260])}${chain('right', [800, 1260])}${wire(inner, 130, 1260, 3)}${wire(inner, 720, 1260, 3)}${wire(lower, 190, 1260, 4)}${wire(lower, 660, 1260, 4)}${wire(TOP, 900, 640, 3.5)}${wire(TOP, -20, 830, 3)}`;
}

const mast = (): string => `
  <defs><linearGradient id="mast" x1="0" x2="1"><stop offset="0" stop-color="#6f8a90"/><stop offset=".35" stop-color="#c9d3d1"/><stop offset=".75" stop-color="#fff0d8"/><stop offset="1" stop-color="#e3b98a"/></linearGradient></defs>
  <path d="M${TOP.x - 7} ${TOP.y}h14L${FOOT.x + 74} ${FOOT.y}H${FOOT.x - 74}z" fill="url(#mast)"/>
  <path d="M${TOP.x + 1} ${TOP.y}L${FOOT.x + 22} ${FOOT.y}" stroke="#16313b" stroke-width="3" opacity=".35"/>
  <path d="M${TOP.x + 3} ${TOP.y}L${FOOT.x + 116} ${FOOT.y}M${TOP.x + 2} ${TOP.y + 30}L${FOOT.x + 98} ${FOOT.y}" stroke="#f2693d" stroke-width="4" opacity=".9"/>
  <path d="M${TOP.x - 14} ${TOP.y - 6}h30v12h-30z" fill="#24424c"/><path d="M${TOP.x + 8} ${TOP.y - 6}v-62" stroke="#24424c" stroke-width="2.500"/>
  <path d="M${TOP.x - 8} ${TOP.y - 6}v-30M${TOP.x - 26} ${TOP.y - 36}h36" stroke="#24424c" stroke-width="3"/><circle cx="${TOP.x - 26}" cy="${TOP.y - 36}" r="5" fill="#24424c"/>
  <path d="M${TOP.x + 8} ${TOP.y - 62}l34 8-34 9z" fill="#f2693d"/>`;

/** The furled genoa on its stay, and the edge of the mainsail. */
const sails = (): string => `
  <path d="M${TOP.x + 18} ${TOP.y + 26}L905 610 905 690 ${TOP.x + 12} ${TOP.y + 34}z" fill="#f1eadd"/><path d="M${TOP.x + 16} ${TOP.y + 30}L905 652 905 690 ${TOP.x + 12} ${TOP.y + 34}z" fill="#0b6e7f"/>
  <path d="M${along(0.3).x} ${along(0.3).y}Q360 860 -10 1180V1260H${FOOT.x - 60}z" fill="#f4e6cf" opacity=".96"/>
  <path d="M${along(0.3).x} ${along(0.3).y}Q300 900 -10 1180v24Q330 900 ${along(0.34).x} ${along(0.34).y}z" fill="#c9b696"/>
  <path d="M330 880L420 900M230 990L402 1030M110 1100L392 1160" stroke="#cdb48c" stroke-width="3" opacity=".8"/>`;

/** For the article about how a survey is done: the rig seen from below. */
export async function paintRigging(): Promise<Picture> {
  let picture = paintSky();
  picture = await draw(picture, sails(), 0.6);
  picture = await draw(picture, shrouds(), 0.5);
  picture = await draw(picture, mast(), 0.5);
  picture = await draw(picture, spreaders(), 0.5);
  picture = await draw(
    picture,
    '<path d="M170 330q14-12 28 2q16-12 30-2q-16 0-30 12q-14-14-28-12zM250 300q9-8 18 1q11-8 20-1q-11 0-20 8q-9-9-18-8z" fill="#16313b"/>',
    0.9,
  );
  picture = await bloom(picture, 0.55, 26);
  return finish(picture, { seed: 711, vignette: 0.3 });
}
