import type { FontFace } from './font-face.ts';

/** Letters by which a character set is recognized. A font has the set if it has all of them. */
const SAMPLE_LETTERS = {
  latin: 'AZaz',
  'latin-ext': 'ąčęłőşž',
  vietnamese: 'ạấự',
  greek: 'ΑΩαω',
  'greek-ext': 'ἀῳ',
  cyrillic: 'АЯаяґ',
  'cyrillic-ext': 'ѣқ',
  hebrew: 'את',
  arabic: 'اي',
  thai: 'กฮ',
} as const;

export type FontSubset = keyof typeof SAMPLE_LETTERS;
export const FONT_SUBSETS = Object.keys(SAMPLE_LETTERS) as [FontSubset, ...FontSubset[]];

type Range = readonly [number, number];

const parseRange = (range: string): readonly Range[] =>
  range.split(',').map((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Whether a letter is in a face's Unicode range. */
export function hasLetter(
  { unicode_range }: Pick<FontFace, 'unicode_range'>,
  letter: string,
): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return parseRange(unicode_range ?? 'U+0-10FFFF').some(([from, to]) => from <= code && code <= to);
}

/** The character sets in a face's Unicode range. */
export const subsetsOf = (face: Pick<FontFace, 'unicode_range'>): FontSubset[] =>
  FONT_SUBSETS.filter((subset) =>
    [...SAMPLE_LETTERS[subset]].every((letter) => hasLetter(face, letter)),
  );

/** Limits the length of a face's rule. */
const MAX_RANGES = 100;

const formatRange = ([from, to]: Range): string => {
  const [first, last] = [from, to].map((code) => code.toString(16).toUpperCase().padStart(4, '0'));
  return from === to ? `U+${first}` : `U+${first}-${last}`;
};

/**
 * The Unicode range of a font's characters. If they have many gaps, the smallest ones are included:
 * browsers use another font for characters that a file lacks.
 */
export function unicodeRange(characters: readonly number[]): string {
  const codes = [...new Set(characters)].sort((a, b) => a - b);
  const gaps = codes.map((code, index) => code - (codes[index - 1] ?? code - 1) - 1);
  const largest = gaps.filter((gap) => gap > 0).sort((a, b) => b - a);
  const minGap = Math.max(1, (largest[MAX_RANGES - 1] ?? 0) + 1);
  const starts = codes.flatMap((_, index) =>
    index === 0 || (gaps[index] ?? 0) >= minGap ? [index] : [],
  );
  return starts
    .map((start, index) => {
      const from = codes[start] ?? 0;
      return formatRange([from, codes[(starts[index + 1] ?? codes.length) - 1] ?? from]);
    })
    .join(',');
}

/** A face's weights, and whether it is italic: `400`, `100-900`, or `400-italic`. */
export const FONT_STYLE_NAME = /^\d{1,4}(?:-\d{1,4})?(?:-italic)?$/;

export const fontStyleName = ({ weights: [from, to], style }: FontFace): string =>
  `${from === to ? from : `${from}-${to}`}${style === 'italic' ? '-italic' : ''}`;
