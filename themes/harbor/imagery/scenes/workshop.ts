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
const BOARD = 171;
const SHELF = 716;

/** A wall of vertical boards with old paint, worn down to the wood in places. */
function paintWall(): Picture {
  const grain = fractal(createNoise(601), 5, 0.6);
  const worn = fractal(createNoise(602), 6, 0.55);
  const tones = createRandom(603);
  const boards = Array.from({ length: 9 }, () => between(tones, -1, 1));
  return paint(SIZE, (x, y) => {
    const board = Math.floor((x + 60) / BOARD);
    const inside = ((x + 60) % BOARD) / BOARD;
    const fine = grain(x / 3.4 + board * 90, y / 150);
    const color = scale(
      mix(hex('#1b5d6b'), hex('#2f7886'), 0.5 + 0.34 * fine),
      1 + 0.06 * (boards[board] ?? 0),
    );
    const wood = mix(hex('#7f6047'), hex('#a58260'), 0.5 + 0.5 * fine);
    const bare = smooth(0.3, 0.46, worn(x / 60 + board * 7, y / 230) + 0.12 * fine);
    const edge = Math.min(inside, 1 - inside);
    const bevel = smooth(0.03, 0.012, edge);
    return mix(mix(color, wood, bare * 0.75), hex('#082028'), bevel * 0.85);
  });
}

type Tool = { readonly svg: string; readonly shape: string };

const WOOD = `<linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#d9a066"/><stop offset=".5" stop-color="#b87a43"/><stop offset="1" stop-color="#7c4a24"/></linearGradient>`;
const STEEL = `<linearGradient id="steel" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#eef2f2"/><stop offset=".5" stop-color="#b9c4c7"/><stop offset="1" stop-color="#7f9096"/></linearGradient>`;
const DEFS = `<defs>${WOOD}${STEEL}</defs>`;

const at = (x: number, y: number, turn: number, { svg, shape }: Tool): Tool => {
  const place = (inner: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${inner}</g>`;
  return { svg: DEFS + place(svg), shape: place(shape) };
};

function saw(): Tool {
  const teeth = Array.from({ length: 46 }, (_, index) => `l5 ${index % 2 === 0 ? 7 : -7}`).join('');
  const blade = 'M0 0L470 46V92L8 138z';
  const grip =
    'M20-16Q-30-30-86 0Q-116 18-108 62Q-116 96-96 126Q-70 160-22 150L26 140Q40 60 20-16zM-30 28Q-62 24-74 50Q-78 84-60 104Q-40 116-18 108Q-8 66-30 28z';
  return {
    shape: `<path d="${blade}"/><path d="${grip}" fill-rule="evenodd"/>`,
    svg: `<path d="${blade}" fill="url(#steel)"/><path d="M16 137${teeth}" stroke="#8c9a9f" stroke-width="3" fill="none" transform="translate(0 -1) skewY(-5.600)"/>
      <path d="${grip}" fill="url(#wood)" fill-rule="evenodd"/><circle cx="4" cy="24" r="7" fill="#e6d3a8"/><circle cx="6" cy="98" r="7" fill="#e6d3a8"/>`,
  };
}

const mallet = (): Tool => ({
  shape:
    '<rect x="-14" y="60" width="28" height="270" rx="13"/><rect x="-92" y="-34" width="184" height="112" rx="16"/>',
  svg: `<rect x="-14" y="60" width="28" height="270" rx="13" fill="url(#wood)"/><rect x="-92" y="-34" width="184" height="112" rx="16" fill="url(#wood)"/>
    <path d="M-70-30v104M70-30v104" stroke="#6b3f1f" stroke-width="5" opacity=".6"/><rect x="-15" y="-38" width="30" height="10" rx="3" fill="#e0b27a"/>`,
});

function chisels(): Tool {
  type Chisel = readonly [x: number, width: number, length: number];
  const one = ([x, width, length]: Chisel) =>
    `<path d="M${x - width / 2} 44h${width}v${length - 12}l${-width} 12z" fill="url(#steel)"/><rect x="${x - 9}" y="20" width="18" height="34" fill="#c9a25e"/><path d="M${x - 15}-86q15-16 30 0l3 78q-3 34-18 34t-18-34z" fill="url(#wood)"/><path d="M${x - 15}-80h30" stroke="#f2693d" stroke-width="8"/>`;
  const outline = ([x, width, length]: Chisel) =>
    `<path d="M${x - width / 2} 20h${width}v${length + 24}h${-width}zM${x - 18}-94h36V30h-36z"/>`;
  const sizes: readonly Chisel[] = [
    [0, 34, 130],
    [66, 28, 142],
    [132, 22, 120],
    [198, 16, 150],
    [264, 11, 126],
  ];
  const rack = '<rect x="-46" y="26" width="356" height="30" rx="6"/>';
  return {
    shape: sizes.map(outline).join('') + rack,
    svg: `${sizes.map(one).join('')}<rect x="-46" y="26" width="356" height="30" rx="6" fill="#c58a52"/><path d="M-46 32h356" stroke="#e6b47e" stroke-width="4" opacity=".7"/>`,
  };
}

function rope(): Tool {
  const loops = Array.from({ length: 5 }, (_, index) => {
    const [rx, ry] = [72 + index * 11, 118 + index * 13];
    return `<ellipse cx="${(index % 2) * 5}" cy="130" rx="${rx}" ry="${ry}" fill="none" stroke="#cdb58c" stroke-width="15"/><ellipse cx="${(index % 2) * 5}" cy="130" rx="${rx}" ry="${ry}" fill="none" stroke="#8d744d" stroke-width="15" stroke-dasharray="2.500 8"/>`;
  });
  return {
    shape:
      '<path fill-rule="evenodd" d="M-124 130a124 178 0 1 0 248 0a124 178 0 1 0-248 0zM-64 130a64 110 0 1 0 128 0a64 110 0 1 0-128 0z"/>',
    svg: `${loops.join('')}<path d="M-24-46h48v104h-48z" fill="#cdb58c"/><path d="M-24-34h48M-24-18h48M-24-2h48M-24 14h48M-24 30h48M-24 46h48" stroke="#8d744d" stroke-width="4"/><circle cy="-66" r="13" fill="#2b3a3f"/>`,
  };
}

const hammer = (): Tool => ({
  shape:
    '<rect x="-12" y="26" width="24" height="300" rx="11"/><path d="M-70-22h92l44 14v26l-44 12h-92z"/>',
  svg: `<rect x="-12" y="26" width="24" height="300" rx="11" fill="url(#wood)"/><rect x="-14" y="210" width="28" height="116" rx="13" fill="#0e3643"/><path d="M-70-22h40v50h-40z" fill="#5f7076"/><path d="M-34-16H22l44 8v26l-44 8h-56z" fill="url(#steel)"/>`,
});

/** The shelf with cans of varnish and paint, and a brush on top of one. */
function shelf(): Tool {
  const tin = (x: number, width: number, height: number, color: string, band: string) =>
    `<rect x="${x}" y="${SHELF - height}" width="${width}" height="${height}" rx="5" fill="${color}"/><rect x="${x}" y="${SHELF - height}" width="${width * 0.28}" height="${height}" rx="5" fill="#ffffff" opacity=".22"/><rect x="${x + width * 0.72}" y="${SHELF - height}" width="${width * 0.28}" height="${height}" rx="5" fill="#06222b" opacity=".28"/><rect x="${x}" y="${SHELF - height * 0.72}" width="${width}" height="${height * 0.42}" fill="${band}"/><rect x="${x - 5}" y="${SHELF - height - 9}" width="${width + 10}" height="14" rx="6" fill="#c3cccd"/>`;
  return {
    shape: `<rect x="-20" y="${SHELF}" width="1240" height="34"/><rect x="90" y="${SHELF - 140}" width="130" height="140"/><rect x="250" y="${SHELF - 96}" width="116" height="96"/><rect x="950" y="${SHELF - 128}" width="140" height="128"/>`,
    svg: `${tin(90, 130, 138, '#b7c3c4', '#f2693d')}${tin(250, 116, 92, '#cdd4d2', '#f3ead9')}${tin(950, 140, 124, '#aebcbe', '#0b4b59')}
      <path d="M258 ${SHELF - 106}l190-22 6 20-192 14z" fill="#c58a52"/><path d="M176 ${SHELF - 108}l86-4v24l-90 12q-22-18 4-32z" fill="#2a2019"/><path d="M246 ${SHELF - 114}h26v28h-26z" fill="#c9a25e"/>
      <rect x="-20" y="${SHELF}" width="1240" height="32" fill="#a8784a"/><path d="M-20 ${SHELF + 3}h1240" stroke="#d8a873" stroke-width="6"/><path d="M-20 ${SHELF + 32}h1240v10h-1240z" fill="#4d3320"/>
      <path d="M200 ${SHELF + 36}l-40 90h20l52-90zM1010 ${SHELF + 36}l40 90h-20l-52-90z" fill="#5b3d27"/>`,
  };
}

const light = (picture: Picture): Picture =>
  repaint(picture, (color, x, y) => {
    const far = Math.hypot(x - 240, y - 40) / 1350;
    return addLight(
      scale(color, 1.1 - 0.62 * far),
      hex('#ffdcae'),
      0.2 * Math.max(0, 1 - far * 1.3),
    );
  });

/** For "refit": the wall of the boat shed. */
export async function paintWorkshop(): Promise<Picture> {
  const tools = [
    at(198, 96, 0, rope()),
    at(470, 96, 4, saw()),
    at(452, 392, 0, chisels()),
    at(846, 318, -3, mallet()),
    at(1046, 128, 5, hammer()),
    shelf(),
  ];
  let picture = paintWall();
  for (const { svg, shape } of tools) {
    const shade = `<g transform="translate(17 24)" fill="#04161c" opacity=".6">${shape}</g>`;
    picture = await draw(picture, shade, 10);
    picture = await draw(picture, svg, 0.4);
  }
  return finish(light(picture), { seed: 631, vignette: 0.35 });
}
