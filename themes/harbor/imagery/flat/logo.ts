import { svgOf } from '../../../imagery/paint/picture.ts';
import { EM, LETTERS } from './letters.ts';

const TEAL = '#0b6e7f';
const ORANGE = '#f2693d';

type Colors = { readonly ground: string; readonly sail: string; readonly hull: string };

/** A boat in a circle, 40 by 40. */
const mark = ({ ground, sail, hull }: Colors): string =>
  `<circle cx="20" cy="20" r="20" fill="${ground}"/><path d="M21.500 6.500Q29.500 14 30.500 25H21.500Z" fill="${sail}"/><path d="M18.500 11Q16 19 9.500 25H18.500Z" fill="${sail}" opacity=".8"/><path d="M8 28H32Q30 34 24.500 34H15.500Q10 34 8 28Z" fill="${hull}"/>`;

const SIZE = 24.5;
const TIGHT = -0.012 * EM;

function word(text: string, color: string): { readonly svg: string; readonly width: number } {
  let at = 0;
  const letters = [...text].map((letter) => {
    const { advance, outline } = LETTERS[letter] ?? { advance: EM / 4, outline: '' };
    const placed = `<path transform="translate(${Math.round(at)})" d="${outline}"/>`;
    at += advance + TIGHT;
    return placed;
  });
  const scale = SIZE / EM;
  return {
    width: at * scale,
    svg: `<g fill="${color}" transform="translate(51 28.500) scale(${scale} ${-scale})">${letters.join('')}</g>`,
  };
}

function logo(text: string, colors: Colors & { readonly ink: string }): string {
  const { svg, width } = word(text, colors.ink);
  return svgOf({ width: Math.ceil(51 + width), height: 40 }, mark(colors) + svg);
}

const NAME = 'Merrow & Lind';

export const LOGO = logo(NAME, { ground: TEAL, sail: '#ffffff', hull: ORANGE, ink: '#0f222c' });
export const LOGO_LIGHT = logo(NAME, {
  ground: '#eaf3f6',
  sail: TEAL,
  hull: ORANGE,
  ink: '#eaf3f6',
});

export const ICON = svgOf(
  { width: 64, height: 64 },
  `<g transform="scale(1.6)">${mark({ ground: TEAL, sail: '#ffffff', hull: ORANGE })}</g>`,
);
