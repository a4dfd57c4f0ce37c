/// <reference path="../features/fonts/reader/wawoff2.d.ts" />
import { readFileSync } from 'node:fs';
import { compress, decompress } from 'wawoff2';

const FONTS = new URL('../../../fonts/', import.meta.url);

/** A WOFF2 file that ships with the product: `lora/lora-latin.woff2`. */
export const shippedFont = (file: string): Buffer => readFileSync(new URL(file, FONTS));

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

type Subset = 'latin' | 'cyrillic' | 'latin-italic';

/** `sampleFont` as a TrueType file. */
export async function sampleTtf(
  family: string,
  subset: Subset = 'latin',
  change: (font: Buffer) => void = () => undefined,
): Promise<Buffer> {
  const font = Buffer.from(await decompress(shippedFont(`lora/lora-${subset}.woff2`)));
  const [from, to] = [utf16('Lora'), utf16(family)];
  for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + 1)) to.copy(font, at);
  change(font);
  return font;
}

/** Lora under another family name of four letters, as an owner's own font. */
export const sampleFont = async (...font: Parameters<typeof sampleTtf>): Promise<Buffer> =>
  Buffer.from(await compress(await sampleTtf(...font)));

/** The start of a table in a TrueType file. */
export function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const at = 12 + index * 16;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}
