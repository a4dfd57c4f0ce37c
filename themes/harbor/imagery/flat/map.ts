import { between, createRandom } from '../../../imagery/paint/noise.ts';
import { svgOf } from '../../../imagery/paint/picture.ts';

const SIZE = { width: 1200, height: 800 };
const LAND = '#eef2ee';
const BLOCK = '#dfe6e4';
const STREET = '#ffffff';
const WATER = '#b7d9e0';
const INK = '#35505b';

const COAST =
  'M1200 60C1120 90 1060 70 1000 110C930 158 900 150 866 190L842 232L716 262L640 300L624 356L640 396L590 430L604 500L660 560L640 640L700 700L690 800H1200Z';

const STREETS = [
  { line: 'M0 150L380 110L760 40L900 0', width: 20 },
  { line: 'M0 330L420 300L640 252L850 170L1010 90L1100 0', width: 20 },
  { line: 'M0 540L330 520L590 470', width: 20 },
  { line: 'M0 720L360 690L640 640', width: 16 },
  { line: 'M150 0L170 330L200 800', width: 16 },
  { line: 'M330 0L360 300L390 520L420 800', width: 20 },
  { line: 'M520 0L545 290L575 480L560 800', width: 16 },
  { line: 'M720 0L740 220', width: 16 },
];

/** Buildings between the streets. */
function blocks(): string {
  const random = createRandom(901);
  const parts: string[] = [];
  for (let y = 20; y < 880; y += 62) {
    for (let x = -70; x < 720; x += 74) {
      if (random() < 0.14) continue;
      const [width, height] = [between(random, 34, 58), between(random, 28, 46)];
      parts.push(
        `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" rx="3"/>`,
      );
    }
  }
  return `<g fill="${BLOCK}" transform="rotate(-6)">${parts.join('')}</g>`;
}

const streets = (): string =>
  STREETS.map(
    ({ line, width }) =>
      `<path d="${line}" stroke="${STREET}" stroke-width="${width}" fill="none" stroke-linejoin="round"/>`,
  ).join('');

const park = (): string =>
  `<path d="M196 356L346 340L372 494L214 508Z" fill="#cfe0d2"/><path d="M226 380Q290 420 350 470M230 490Q280 430 340 360" stroke="#fff" stroke-width="5" fill="none"/>`;

/** Quay, piers, and breakwater, with moored boats. */
function harbor(): string {
  const boats = [
    [700, 330, -20],
    [722, 356, -20],
    [744, 382, -20],
    [760, 326, 160],
    [784, 352, 160],
    [706, 470, 8],
    [706, 500, 8],
    [706, 530, 8],
    [930, 372, 60],
    [980, 300, 40],
  ];
  return `
    <path d="M640 300L836 500M604 500L790 520" stroke="#9a9788" stroke-width="11"/>
    <path d="M842 232L716 262L640 300L624 356L640 396L590 430L604 500L660 560" stroke="#a9a698" stroke-width="10" fill="none" stroke-linejoin="round"/>
    <path d="M690 720C830 706 960 640 1010 520" stroke="#8d8b7d" stroke-width="20" fill="none" stroke-linecap="round"/>
    <circle cx="1010" cy="520" r="17" fill="#f2693d"/><circle cx="1010" cy="520" r="8" fill="#fff"/>
    ${boats.map(([x, y, turn]) => `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-13-5H6Q14-3 16 0Q14 3 6 5H-13Z" fill="#fff" stroke="#6f98a3" stroke-width="1.500"/>`).join('')}
    <path d="M1200 400Q1080 470 1040 600T900 800" stroke="#8fbcc6" stroke-width="4" fill="none" stroke-dasharray="14 12"/>`;
}

type Label = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size?: number;
  readonly color?: string;
};

const LABELS: readonly Label[] = [
  { text: 'Chandler Street', x: 210, y: 322, turn: -4.5 },
  { text: 'Mill Hill', x: 236, y: 130, turn: -6.5 },
  { text: 'Sailmaker Lane', x: 60, y: 544, turn: -3.5 },
  { text: 'Church Road', x: 388, y: 566, turn: 83.5 },
  { text: 'The Quay', x: 596, y: 524, turn: 58 },
  { text: 'Net Loft Park', x: 230, y: 440, turn: -6, color: '#4d7160' },
  { text: 'Old Harbor', x: 800, y: 440, turn: 0, size: 30, color: '#2f7381' },
  { text: 'Breakwater', x: 830, y: 652, turn: -31, color: '#2f7381' },
  { text: 'Ferry', x: 1080, y: 500, turn: -66, color: '#2f7381' },
];

const label = ({ text, x, y, turn, size = 20, color = INK }: Label): string =>
  `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" font-size="${size}" fill="${color}">${text}</text>`;

const pin = (): string => `
  <ellipse cx="650" cy="392" rx="26" ry="9" fill="#0c2631" opacity=".25"/>
  <path d="M650 390C618 346 606 326 606 302A44 44 0 0 1 694 302C694 326 682 346 650 390Z" fill="#f2693d"/><circle cx="650" cy="302" r="19" fill="#fff"/>`;

const compass = (): string =>
  '<g transform="translate(1120 120)"><circle r="44" fill="#fff" opacity=".75"/><path d="M0-34L10 0L0 34L-10 0Z" fill="#35505b"/><path d="M0-34L10 0H-10Z" fill="#f2693d"/><text y="-48" text-anchor="middle" font-size="20" font-weight="700" fill="#35505b">N</text></g>';

/** A map to the office, drawn so that no map service is needed. */
export const MAP = svgOf(
  SIZE,
  `<rect width="1200" height="800" fill="${LAND}"/>${blocks()}${park()}${streets()}<path d="${COAST}" fill="${WATER}"/><path d="${COAST}" fill="none" stroke="#d9ecef" stroke-width="10" opacity=".8"/>${harbor()}<g font-family="Inter,Arial,Helvetica,sans-serif">${LABELS.map(label).join('')}${compass()}${pin()}</g>`,
);
