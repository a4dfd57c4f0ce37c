import { hex, mix, ramp } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1200, height: 900 };
const GROUND = 748;

const wall = ramp([
  [0, '#d9e5e8'],
  [0.7, '#b3c7cd'],
  [1, '#93abb3'],
]);

/** The yard: a bright shed wall and wet concrete. */
function paintYard(): Picture {
  const stains = fractal(createNoise(701), 6, 0.55);
  const streaks = fractal(createNoise(702), 3);
  return paint(SIZE, (x, y) => {
    if (y < GROUND) {
      const plank = Math.abs(((x / 96) % 1) - 0.5) > 0.485 ? 0.1 : 0;
      const worn = smooth(0.1, 0.6, streaks(x / 40, y / 420)) * 0.1;
      return mix(wall(y / GROUND), hex('#5f7f8a'), plank + worn);
    }
    const near = (y - GROUND) / (SIZE.height - GROUND);
    const wet = smooth(0, 0.5, stains(x / 210, y / 60));
    return mix(mix(hex('#7f8a8b'), hex('#565f61'), near), hex('#3b474b'), wet * 0.6);
  });
}

const shadow = (): string =>
  `<ellipse cx="560" cy="806" rx="560" ry="44" fill="#1d2a2f" opacity=".6"/>`;

/** The stern of a yacht on stands: counter, keel, rudder, and a bronze propeller. */
const stern = (): string => `
  <defs>
    <linearGradient id="paint" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#168093"/><stop offset=".55" stop-color="#0b6373"/><stop offset="1" stop-color="#063b48"/></linearGradient>
    <linearGradient id="top" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#dfe7e8"/></linearGradient>
    <linearGradient id="blade" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#f0c98c"/><stop offset=".5" stop-color="#b8803f"/><stop offset="1" stop-color="#6d451d"/></linearGradient>
    <linearGradient id="rudder" x1="0" x2="1"><stop offset="0" stop-color="#0a5464"/><stop offset=".5" stop-color="#127687"/><stop offset="1" stop-color="#08495a"/></linearGradient>
  </defs>
  <path d="M0 0H1080Q1076 120 1030 236Q720 300 0 262z" fill="url(#top)"/>
  <path d="M0 244Q720 286 1036 220L1030 236L1022 258Q720 318 0 284z" fill="#f2693d"/>
  <path d="M0 276Q720 312 1024 252Q940 430 700 502Q560 540 470 640L440 752H60L0 640z" fill="url(#paint)"/>
  <path d="M0 276Q720 312 1024 252L1016 272Q720 330 0 296z" fill="#ffffff" opacity=".14"/>
  <path d="M60 752h380l-8 22H70z" fill="#04303b"/>
  <path d="M820 440L962 356L1000 690Q996 716 968 716H880Q856 714 852 690z" fill="url(#rudder)"/>
  <path d="M820 440L962 356" stroke="#053642" stroke-width="6"/><path d="M842 560h142M850 640h146" stroke="#053642" stroke-width="3" opacity=".5"/>
  <path d="M560 566L742 540v26L566 592z" fill="#a8763a"/><path d="M600 560l14-66 22-8-10 70z" fill="#0a5464"/>
  <g transform="translate(752 552)">
    <path d="M0-8Q-58-70-22-136Q34-140 34-72Q26-26 0-8z" fill="url(#blade)"/>
    <path d="M8 6Q92-10 126 52Q92 100 38 66Q10 40 8 6z" fill="url(#blade)"/>
    <path d="M-8 8Q-6 92-80 112Q-124 76-78 26Q-44 2-8 8z" fill="url(#blade)"/>
    <circle r="26" fill="#8a5a28"/><circle cx="-5" cy="-6" r="15" fill="#d3a25f"/>
  </g>
  ${[
    [300, 330],
    [930, 262],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y}v${GROUND + 40 - (y ?? 0)}" stroke="#b4472c" stroke-width="16"/><path d="M${(x ?? 0) - 84} ${GROUND + 62}L${x} ${(y ?? 0) + 240}L${(x ?? 0) + 84} ${GROUND + 62}" stroke="#9a3b24" stroke-width="13" fill="none"/><rect x="${(x ?? 0) - 40}" y="${(y ?? 0) - 18}" width="80" height="22" rx="4" fill="#c98f5d"/>`,
    )
    .join('')}`;

/** For “before you buy”: keel, propeller, and rudder, out of the water. */
export async function paintKeel(): Promise<Picture> {
  let picture = await draw(paintYard(), shadow(), 16);
  picture = await draw(picture, stern(), 0.7);
  return finish(picture, { seed: 721, vignette: 0.3 });
}
