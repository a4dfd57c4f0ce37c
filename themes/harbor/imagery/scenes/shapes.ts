import { between, type Random } from '../../../imagery/paint/noise.ts';

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The `d` attribute of a path through the points, closed by default. */
export const path = (points: readonly (readonly [number, number])[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

export type Yacht = {
  /** Center of the hull at the waterline, in px. */
  readonly x: number;
  readonly y: number;
  /** Length of the hull in px. */
  readonly length: number;
  /** 1: the bow points right. -1: left. */
  readonly facing: 1 | -1;
  readonly hull: string;
  readonly dark: string;
  readonly light: string;
  readonly mizzen?: boolean;
  readonly lamp?: boolean;
};

/** A moored sailing yacht from the side, sails furled. */
export function yacht({ x, y, length, facing, hull, dark, light, mizzen, lamp }: Yacht): string {
  const l = length;
  const mast = l * 1.32;
  const stick = (at: number, height: number, width: number) =>
    `<rect x="${round(at * l - width / 2)}" y="${round(-height)}" width="${round(width)}" height="${round(height)}" fill="${dark}"/>`;
  const stay = (from: number, height: number, to: number, foot: number) =>
    `<path d="M${round(from * l)} ${round(-height)}L${round(to * l)} ${round(-foot)}" stroke="${dark}" stroke-width="${round(Math.max(0.5, l * 0.004))}" opacity=".75"/>`;
  const thick = Math.max(1.4, l * 0.014);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${facing} 1)">
    ${stick(0.06, mast, thick)}${stay(0.06, mast, 0.5, l * 0.12)}${stay(0.06, mast, -0.47, l * 0.1)}
    ${stay(0.06, mast * 0.98, 0.0, l * 0.1)}${stay(0.06, mast * 0.98, 0.12, l * 0.1)}
    <path d="M${round(-0.02 * l)} ${round(-mast * 0.62)}h${round(0.16 * l)}" stroke="${dark}" stroke-width="${round(thick * 0.6)}"/>
    ${mizzen ? stick(-0.32, mast * 0.68, thick * 0.8) + stay(-0.32, mast * 0.68, -0.5, l * 0.1) : ''}
    <path d="M${round(0.05 * l)} ${round(-0.245 * l)}H${round(-0.33 * l)}q${round(-0.02 * l)} ${round(0.02 * l)} 0 ${round(0.035 * l)}H${round(0.05 * l)}z" fill="${light}" opacity=".8"/>
    <path d="M${round(-0.24 * l)} ${round(-0.105 * l)}l${round(0.03 * l)} ${round(-0.055 * l)}h${round(0.26 * l)}q${round(0.08 * l)} ${round(0.01 * l)} ${round(0.13 * l)} ${round(0.055 * l)}z" fill="${light}"/>
    <path d="M${round(-0.17 * l)} ${round(-0.135 * l)}h${round(0.2 * l)}" stroke="${dark}" stroke-width="${round(l * 0.018)}" opacity=".7"/>
    <path d="M${round(-0.5 * l)} ${round(-0.1 * l)}Q0 ${round(-0.09 * l)} ${round(0.54 * l)} ${round(-0.135 * l)}Q${round(0.46 * l)} ${round(-0.03 * l)} ${round(0.36 * l)} ${round(0.01 * l)}H${round(-0.42 * l)}Q${round(-0.49 * l)} ${round(-0.03 * l)} ${round(-0.5 * l)} ${round(-0.1 * l)}z" fill="${hull}"/>
    <path d="M${round(-0.497 * l)} ${round(-0.088 * l)}Q0 ${round(-0.078 * l)} ${round(0.52 * l)} ${round(-0.118 * l)}" stroke="${light}" stroke-width="${round(l * 0.008)}" fill="none" opacity=".8"/>
    ${lamp ? `<circle cx="${round(0.06 * l)}" cy="${round(-mast - 2)}" r="${round(Math.max(1.2, l * 0.012))}" fill="#ffe2b8"/>` : ''}
  </g>`;
}

export type House = { readonly x: number; readonly width: number; readonly height: number };

/** Adjacent gabled houses between `from` and `to`. */
export function houses(random: Random, from: number, to: number, size: number): readonly House[] {
  const row: House[] = [];
  for (let x = from; x < to; ) {
    const width = size * between(random, 0.72, 1.25);
    row.push({ x, width, height: size * between(random, 0.85, 1.55) });
    x += width * between(random, 0.98, 1.12);
  }
  return row;
}
