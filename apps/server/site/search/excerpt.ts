import { type Phrase, placedWords } from './words.ts';

/** A part of a text, and whether it's what was searched for. */
export type ExcerptPart = { readonly text: string; readonly isMatch: boolean };

type Range = { readonly start: number; readonly end: number };

/** Where the phrases are in a text, in order. */
function findRanges(text: string, phrases: readonly Phrase[]): readonly Range[] {
  const words = placedWords(text);
  const isAt = (phrase: Phrase, at: number): boolean =>
    phrase.every((one, index) => {
      const found = words[at + index]?.word;
      return index === phrase.length - 1 ? found?.startsWith(one) : found === one;
    });
  const ranges: Range[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phrases.find((one) => isAt(one, at));
    const [first, last] = [words[at], words[at + (phrase?.length ?? 1) - 1]];
    if (!phrase || !first || !last) continue;
    ranges.push({ start: first.start, end: last.end });
    at += phrase.length - 1;
  }
  return ranges;
}

/** The text in parts, of which some match. */
export function markMatches(text: string, phrases: readonly Phrase[]): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let from = 0;
  for (const { start, end } of findRanges(text, phrases)) {
    if (start > from) parts.push({ text: text.slice(from, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}

/** Characters of an excerpt, and those of them before the first match. */
const LENGTH = 220;
const BEFORE = 60;

/** How far a text is looked through for a first match. */
const MAX_TEXT = 40_000;

const isLowSurrogate = (text: string, at: number): boolean =>
  /^[\udc00-\udfff]/.test(text.slice(at, at + 1));

/** The next place after `at` that is between two words, within a few characters. */
function betweenWords(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  if (space !== -1 && space - at < 20) return space + 1;
  return isLowSurrogate(text, at) ? at + 1 : at;
}

/** The part of a text around the first match, or its beginning. */
export function excerptOf(text: string, phrases: readonly Phrase[]): readonly ExcerptPart[] {
  const first = findRanges(text.slice(0, MAX_TEXT), phrases)[0]?.start ?? 0;
  const start = first > BEFORE ? betweenWords(text, first - BEFORE) : 0;
  const end = start + LENGTH >= text.length ? text.length : betweenWords(text, start + LENGTH);
  const shown = text.slice(start, end).trim();
  const parts = markMatches(shown, phrases);
  const dots = { text: '…', isMatch: false };
  return [...(start > 0 ? [dots] : []), ...parts, ...(end < text.length ? [dots] : [])];
}
