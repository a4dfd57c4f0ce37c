import sharp from 'sharp';
import { svgOf } from '../paint/picture.ts';
import { EM, LETTERS } from './letters.ts';

const TEAL = '#0b6e7f';
const ORANGE = '#f2693d';

type Colors = { readonly ground: string; readonly sail: string; readonly hull: string };

/** A boat in a round window, on a square of 40. */
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

/** The mark alone, filling its square. */
export const ICON = svgOf(
  { width: 64, height: 64 },
  `<g transform="scale(1.6)">${mark({ ground: TEAL, sail: '#ffffff', hull: ORANGE })}</g>`,
);

/** An ICO file that holds the picture as PNG in each size. */
export async function icoOf(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png().toBuffer(),
    ),
  );
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
