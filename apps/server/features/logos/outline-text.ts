import type { SiteFont } from '@plinth/model';
import { type OutlineFont, openFont } from './outline-font.ts';

/** A text as the data of an SVG path. Its baseline is at 0, y points down. */
export type OutlinedText = { readonly path: string; readonly width: number };

export type OutlineStyle = {
  /** px. */
  readonly size: number;
  readonly weight: number;
  /** In em, added after each letter. */
  readonly letterSpacing?: number;
};

type FontFaces = SiteFont['faces'];

/** Reads a font file of the site by the name in its face, such as `harbor/inter-latin.woff2`. */
export type ReadFont = (file: string) => Promise<Uint8Array | undefined>;

type Run = { readonly font: OutlineFont; readonly text: string };

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Path data from `glyphToPath`: commands with absolute pairs of coordinates. */
const moved = (path: string, place: (x: number, y: number) => readonly [number, number]): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    place(Number(x), Number(y)).map(rounded).join(','),
  );

/** Outlines texts in the fonts of a family. Opens each file once. */
export function createOutliner(faces: FontFaces, readFont: ReadFont) {
  const fonts = new Map<string, Promise<OutlineFont | null>>();
  const openFile = async (file: string): Promise<OutlineFont | null> => {
    const data = await readFont(file);
    return data ? openFont(data) : null;
  };
  const open = (file: string): Promise<OutlineFont | null> => {
    const font = fonts.get(file) ?? openFile(file);
    fonts.set(file, font);
    return font;
  };
  const upright = faces.filter(({ style }) => style === 'normal');
  const ordered = [...upright].sort((a, b) => Number(b.is_preloaded) - Number(a.is_preloaded));

  const fontOf = async (character: string): Promise<OutlineFont | null> => {
    for (const { file } of ordered) {
      const font = await open(file);
      if (font?.has(character)) return font;
    }
    return null;
  };

  /** Letters that follow each other in the same file. Null if no file has one of them. */
  const runsOf = async (text: string): Promise<readonly Run[] | null> => {
    const runs: Run[] = [];
    for (const character of text) {
      const font = await fontOf(character);
      if (!font) return null;
      const last = runs.at(-1);
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
      else runs.push({ font, text: character });
    }
    return runs;
  };

  /** Null if the family lacks one of the letters. */
  const outline = async (text: string, style: OutlineStyle): Promise<OutlinedText | null> => {
    const runs = await runsOf(text);
    if (!runs) return null;
    const { size, weight, letterSpacing = 0 } = style;
    let width = 0;
    const paths = runs.map(({ font, text: part }) => {
      const { letters, advance } = font.shape(part, weight);
      const scale = size / font.unitsPerEm;
      const start = width;
      width += advance * scale + letterSpacing * size * letters.length;
      return letters.map(({ path, x, y }, index) => {
        const left = start + x * scale + letterSpacing * size * index;
        return moved(path, (atX, atY) => [left + atX * scale, -(y + atY) * scale]);
      });
    });
    return { path: paths.flat().join(''), width: width - letterSpacing * size };
  };

  /** The text without the letters that the family lacks. */
  const omitMissing = async (text: string): Promise<string> => {
    const letters: string[] = [];
    for (const letter of text.normalize('NFC')) if (await fontOf(letter)) letters.push(letter);
    return letters.join('');
  };

  return { outline, omitMissing };
}

export type Outliner = ReturnType<typeof createOutliner>['outline'];
