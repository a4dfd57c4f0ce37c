import { addLight, hex, mix, scale } from '../../../imagery/paint/color.ts';
import {
  between,
  createNoise,
  createRandom,
  fractal,
  smooth,
} from '../../../imagery/paint/noise.ts';
import {
  draw,
  finish,
  type Picture,
  paint,
  repaint,
  type Size,
} from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1200, height: 900 };
const PLANK = 210;

/** A workbench from above: wood grain and gaps between the planks. */
function paintBench(): Picture {
  const grain = fractal(createNoise(401), 6, 0.6);
  const rings = fractal(createNoise(402), 3);
  const tones = createRandom(403);
  const planks = Array.from({ length: 8 }, () => between(tones, -0.5, 0.5));
  return paint(SIZE, (x, y) => {
    const tilted = y + x * 0.06 + 40;
    const plank = Math.floor(tilted / PLANK);
    const inside = (tilted % PLANK) / PLANK;
    const shift = plank * 900;
    const curve = rings((x + shift) / 520, tilted / 130);
    const line =
      0.5 +
      0.5 * Math.sin((tilted / 9 + curve * 22 + grain((x + shift) / 300, tilted / 26) * 3) * 1.2);
    const fine = grain((x + shift) / 130, tilted / 3.2);
    const wood = mix(hex('#8a6547'), hex('#b98d63'), 0.35 + 0.3 * line + 0.28 * fine);
    const toned = scale(wood, 0.92 + 0.16 * (planks[plank] ?? 0));
    const gap = smooth(0.018, 0, Math.min(inside, 1 - inside));
    return mix(toned, hex('#2a1c13'), gap * 0.85);
  });
}

type Placed = { readonly svg: string; readonly shape: string; readonly lift: number };

/** A clipboard with the report and a drawing of the boat. */
function clipboard(): Placed {
  const random = createRandom(411);
  const lines = Array.from({ length: 9 }, (_, index) => {
    const width = index % 4 === 3 ? between(random, 120, 210) : between(random, 330, 372);
    return `<rect x="46" y="${398 + index * 24}" width="${width}" height="6" rx="3" fill="#b7c5ca"/>`;
  });
  const checks = Array.from(
    { length: 5 },
    (_, index) =>
      `<g transform="translate(46 ${640 + index * 30})"><rect width="15" height="15" rx="3" fill="none" stroke="#0b6e7f" stroke-width="2.500"/>${index === 3 ? '' : '<path d="M3 8l4 4 9-12" stroke="#f2693d" stroke-width="3.500" fill="none"/>'}<rect x="30" y="4" width="${between(random, 170, 300)}" height="6" rx="3" fill="#b7c5ca"/></g>`,
  );
  const shape = '<rect x="-8" y="-34" width="476" height="880" rx="14"/>';
  const svg = `
    <rect x="-8" y="-34" width="476" height="880" rx="14" fill="#123d4a"/>
    <rect x="14" y="18" width="430" height="806" fill="#fbfaf6"/>
    <path d="M14 18h430v806z" fill="#e9edec" opacity=".5"/>
    <rect x="46" y="72" width="190" height="17" rx="4" fill="#0f222c"/><rect x="46" y="104" width="120" height="8" rx="4" fill="#8ba0a8"/>
    <g transform="translate(46 150)" fill="none" stroke="#0b6e7f" stroke-width="3">
      <path d="M0 120Q180 136 366 100Q350 150 316 172Q180 196 36 172Q10 152 0 120z"/><path d="M36 172Q180 196 316 172Q280 200 240 204L228 236H172L164 206Q120 206 84 196L78 222H52L46 184"/>
      <path d="M160 126V-12M160-12L360 98M160-12L8 116M152 92H42"/><path d="M92 118l14-22h96l30 22"/>
    </g>
    <circle cx="216" cy="346" r="17" fill="none" stroke="#f2693d" stroke-width="4"/><path d="M229 358l46 22" stroke="#f2693d" stroke-width="4"/>
    ${lines.join('')}${checks.join('')}
    <rect x="150" y="-54" width="160" height="54" rx="9" fill="#c9ced0"/><rect x="150" y="-54" width="160" height="20" rx="9" fill="#eef1f1"/><rect x="196" y="-74" width="68" height="30" rx="12" fill="#9ca7ab"/>`;
  const place = (inner: string) =>
    `<g transform="translate(372 104) rotate(-7 230 400)">${inner}</g>`;
  return { svg: place(svg), shape: place(shape), lift: 16 };
}

/** A moisture meter with a high reading. */
function meter(): Placed {
  const place = (inner: string) => `<g transform="translate(930 330) rotate(13)">${inner}</g>`;
  const shape =
    '<rect width="168" height="372" rx="34"/><path d="M52-40h12V6H52zM104-40h12V6h-12z"/>';
  const svg = `
    <defs><linearGradient id="body" x1="0" x2="1"><stop offset="0" stop-color="#1a3b46"/><stop offset=".25" stop-color="#2a5663"/><stop offset="1" stop-color="#0d2731"/></linearGradient></defs>
    <path d="M54-44l4-14 4 14V8h-8zM106-44l4-14 4 14V8h-8z" fill="#d7dcdc"/>
    <rect width="168" height="372" rx="34" fill="url(#body)"/><rect x="10" y="8" width="148" height="54" rx="24" fill="#f2693d"/>
    <rect x="24" y="82" width="120" height="96" rx="10" fill="#cfe0d4"/><path d="M24 92q0-10 10-10h100q10 0 10 10v14L24 150z" fill="#e9f2ea"/>
    <g fill="none" stroke="#1b3037" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M40 106v52"/><path d="M58 106h22v24H58v28h22V130M58 130v-24"/><path d="M104 106v24h22M126 106v52"/></g><circle cx="92" cy="158" r="4" fill="#1b3037"/>
    <circle cx="84" cy="236" r="34" fill="#0f2a34"/><circle cx="84" cy="236" r="27" fill="#31606d"/><path d="M84 218v20" stroke="#eaf3f6" stroke-width="5" stroke-linecap="round"/>
    <rect x="40" y="300" width="34" height="20" rx="10" fill="#0f2a34"/><rect x="94" y="300" width="34" height="20" rx="10" fill="#0f2a34"/>`;
  return { svg: place(svg), shape: place(shape), lift: 22 };
}

function cup(): Placed {
  const place = (inner: string) => `<g transform="translate(176 246)">${inner}</g>`;
  const shape = '<circle r="158"/>';
  const svg = `
    <defs><radialGradient id="plate" cx=".38" cy=".34"><stop offset="0" stop-color="#ffffff"/><stop offset=".8" stop-color="#e6e9e6"/><stop offset="1" stop-color="#c4ccca"/></radialGradient>
    <radialGradient id="coffee" cx=".4" cy=".36"><stop offset="0" stop-color="#7b4b2a"/><stop offset=".75" stop-color="#4a2a17"/><stop offset="1" stop-color="#2d190e"/></radialGradient></defs>
    <circle r="158" fill="url(#plate)"/><circle r="112" fill="none" stroke="#cfd6d3" stroke-width="5"/>
    <g transform="rotate(36)"><path d="M88-20h66q18 0 18 20t-18 20H88" fill="none" stroke="#0f6475" stroke-width="19"/></g>
    <circle r="102" fill="#0a5463"/><circle r="102" fill="none" stroke="#16798a" stroke-width="7"/><circle r="90" fill="#0b4d5a"/>
    <circle cx="3" cy="4" r="83" fill="url(#coffee)"/><path d="M-62-28Q-30-72 24-70" stroke="#c79263" stroke-width="7" fill="none" opacity=".55" stroke-linecap="round"/>
    <circle cx="-22" cy="26" r="7" fill="#a87245" opacity=".7"/><circle cx="-8" cy="40" r="4" fill="#a87245" opacity=".7"/>`;
  return { svg: place(svg), shape: place(shape), lift: 18 };
}

function pencil(): Placed {
  const place = (inner: string) => `<g transform="translate(86 780) rotate(-24)">${inner}</g>`;
  const shape = '<path d="M0-11h272l44 11-44 11H0z"/>';
  const svg = `<rect x="0" y="-11" width="36" height="22" rx="5" fill="#e08a6b"/><rect x="30" y="-11" width="20" height="22" fill="#c9ced0"/>
    <path d="M50-11h222v22H50z" fill="#0b6e7f"/><path d="M50-4h222v7H50z" fill="#2f8f9f"/><path d="M272-11l44 11-44 11z" fill="#e3c19a"/><path d="M302-3.500L316 0l-14 3.500z" fill="#22313a"/>`;
  return { svg: place(svg), shape: place(shape), lift: 9 };
}

/** Light from the upper left. The far corner stays dark. */
const light = (picture: Picture): Picture =>
  repaint(picture, (color, x, y) => {
    const far = Math.hypot(x - 150, y - 60) / 1300;
    return addLight(scale(color, 1.08 - 0.5 * far), hex('#ffe3bd'), 0.12 * (1 - far));
  });

/** For "insurance": the report on a workbench. */
export async function paintReport(): Promise<Picture> {
  let picture = paintBench();
  for (const { svg, shape, lift } of [cup(), clipboard(), pencil(), meter()]) {
    const shade = `<g transform="translate(${lift} ${lift * 1.3})" fill="#1a0f08" opacity=".62">${shape}</g>`;
    picture = await draw(picture, shade, lift * 0.8);
    picture = await draw(picture, svg, 0.4);
  }
  return finish(light(picture), { seed: 421, vignette: 0.3 });
}
