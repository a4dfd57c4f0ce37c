import * as hb from 'harfbuzzjs';
import { type FontInfo, SAMPLE_TEXT } from './font-info.ts';
import { openFace } from './open-face.ts';

/** Tables without which browsers reject a font. */
const REQUIRED = ['OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'post'];
const OUTLINES = ['glyf', 'CFF ', 'CFF2'];

/** Ids in the name table: the family of all weights, and the family of four styles. */
const FAMILY_NAMES = [16, 1];

const WEIGHT_WORDS: { readonly [word: string]: number } = {
  ...{ Thin: 100, ExtraLight: 200, Light: 300, Medium: 500 },
  ...{ SemiBold: 600, Bold: 700, ExtraBold: 800, Black: 900 },
};

/** In the OS/2 table. */
const ITALIC_OR_OBLIQUE = 0b10_0000_0001;
const RESTRICTED = 2;

/** Copies a table, because HarfBuzz's memory moves when it grows. */
const readTable = (face: hb.Face, tag: string): DataView =>
  new DataView((face.referenceTable(tag) ?? new Uint8Array()).slice().buffer);

function kindOf(os2: DataView, post: DataView): FontInfo['kind'] {
  if (post.getUint32(12) !== 0) return 'mono';
  const [family, serif] = [os2.getUint8(32), os2.getUint8(33)];
  return family === 2 && serif >= 2 && serif <= 10 ? 'serif' : 'sans';
}

/** The family's name without the style of this file: `Nunito Sans 12pt ExtraLight` at weight 200. */
function familyOf(face: hb.Face, os2: DataView): string {
  const name = FAMILY_NAMES.map((id) => face.getName(id, 'en')).find((each) => each !== '') ?? '';
  return name
    .replace(/ \d+pt\b/g, '')
    .replace(/ Italic$/, '')
    .replace(/ (\w+)$/, (part, word: string) =>
      WEIGHT_WORDS[word] === os2.getUint16(4) ? '' : part,
    );
}

function weightsOf(face: hb.Face, os2: DataView): FontInfo['weights'] {
  const clamp = (value: number) => Math.round(Math.min(1000, Math.max(1, value)));
  const axis = face.getAxisInfos().wght;
  if (axis) return [clamp(axis.min), clamp(axis.max)];
  const weight = clamp(os2.getUint16(4));
  return [weight, weight];
}

/** The width of the sample text in em. */
function sampleWidth(face: hb.Face, weight: number): number {
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const run = new hb.Buffer();
  run.addText(SAMPLE_TEXT);
  run.guessSegmentProperties();
  hb.shape(font, run);
  return run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
}

/** Reads a WOFF2 file. Throws if browsers couldn't use it. */
export async function parseFont(woff2: Uint8Array): Promise<FontInfo> {
  const face = await openFace(woff2);
  const has = (tag: string) => readTable(face, tag).byteLength > 0;
  if (!REQUIRED.every(has) || !OUTLINES.some(has)) throw new Error('a table is missing');
  const characters = [...face.collectUnicodes()];
  const { ascender, descender, lineGap } = new hb.Font(face).hExtents();
  if (characters.length === 0 || ascender <= 0) throw new Error('the font has no letters');
  const os2 = readTable(face, 'OS/2');
  const known = new Set(characters);
  const isLatin = [...SAMPLE_TEXT].every((letter) => known.has(letter.codePointAt(0) ?? 0));
  return {
    family: familyOf(face, os2),
    weights: weightsOf(face, os2),
    style: os2.getUint16(62) & ITALIC_OR_OBLIQUE ? 'italic' : 'normal',
    characters,
    kind: kindOf(os2, readTable(face, 'post')),
    ascent: ascender / face.upem,
    descent: Math.abs(descender) / face.upem,
    line_gap: lineGap / face.upem,
    widths: isLatin ? { regular: sampleWidth(face, 400), bold: sampleWidth(face, 700) } : null,
    isEmbeddable: (os2.getUint16(8) & 0xf) !== RESTRICTED,
  };
}
