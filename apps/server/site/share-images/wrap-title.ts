/** A word or a part of a long one, with its width at the font size 1. */
export type Piece = { readonly text: string; readonly width: number };

export type Measure = (text: string) => Promise<number>;

export type TitleBox = { readonly width: number; readonly height: number };
export type WrappedTitle = { readonly size: number; readonly lines: readonly string[] };

/** Font sizes in px, largest first. */
const SIZES = [104, 88, 76, 64, 54, 46, 40];
export const LINE_HEIGHT = 1.16;
const ELLIPSIS = '…';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const widthOf = (line: readonly Piece[], space: number): number =>
  line.reduce((sum, { width }) => sum + width, space * (line.length - 1));

/** Fills lines one after the other. */
function fill(pieces: readonly Piece[], space: number, limit: number): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && widthOf([...last, piece], space) <= limit) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Lines of about the same length: as many as `fill` needs, in the least width. */
function balance(pieces: readonly Piece[], space: number, limit: number): Piece[][] {
  const count = fill(pieces, space, limit).length;
  let [narrow, wide] = [Math.max(...pieces.map(({ width }) => width)), limit];
  for (let step = 0; step < 12; step += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(pieces, space, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return fill(pieces, space, wide);
}

/** Breaks a word that is wider than a line. */
async function breakWord({ text, width }: Piece, limit: number, measure: Measure) {
  if (width <= limit) return [{ text, width }];
  const parts: Piece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1);
    const own = await measure(segment);
    if (last && last.width + own <= limit) {
      parts[parts.length - 1] = { text: last.text + segment, width: last.width + own };
    } else parts.push({ text: segment, width: own });
  }
  return parts;
}

/** Cuts lines beyond the limit, and ends the last line with an ellipsis. */
function cut(lines: readonly Piece[][], count: number, fits: (line: Piece[]) => boolean): string[] {
  const texts = (line: readonly Piece[]) => line.map(({ text }) => text).join(' ');
  if (lines.length <= count) return lines.map(texts);
  const last = [...(lines[count - 1] ?? [])];
  while (last.length > 1 && !fits(last)) last.pop();
  const end = texts(last).replace(/[\s\p{P}]+$/u, '') + ELLIPSIS;
  return [...lines.slice(0, count - 1).map(texts), end];
}

/** Wraps a title in the largest size that fits into the box. */
export async function wrapTitle(
  title: string,
  box: TitleBox,
  measure: Measure,
): Promise<WrappedTitle> {
  const space = await measure(' ');
  const ellipsis = await measure(ELLIPSIS);
  const words = await Promise.all(
    title.split(' ').map(async (text) => ({ text, width: await measure(text) })),
  );
  const smallest = SIZES.at(-1) ?? 0;
  for (const size of SIZES) {
    const limit = box.width / size;
    const rows = Math.floor(box.height / (size * LINE_HEIGHT));
    const isSmallest = size === smallest;
    if (!isSmallest && words.some(({ width }) => width > limit)) continue;
    if (!isSmallest && fill(words, space, limit).length > rows) continue;
    const broken = await Promise.all(words.map((word) => breakWord(word, limit, measure)));
    const lines = balance(broken.flat(), space, limit);
    const fits = (line: Piece[]) => widthOf(line, space) + ellipsis <= limit;
    return { size, lines: cut(lines, rows, fits) };
  }
  return { size: smallest, lines: [] };
}
