import { fold, type Phrase, type PlacedWord, placedWords } from './words.ts';

/** A part of a text, and whether it's what was searched for. */
export type ExcerptPart = { readonly text: string; readonly isMatch: boolean };

type Range = { readonly start: number; readonly end: number };

/** Where the phrases are in a text, in order. Reads no further than it's asked to. */
function* findRanges(text: string, phrases: readonly Phrase[]): Generator<Range, undefined> {
  const source = placedWords(text);
  const words: PlacedWord[] = [];
  const wordAt = (at: number): PlacedWord | undefined => {
    for (let next = words[at]; next === undefined; next = words[at]) {
      const { value } = source.next();
      if (value === undefined) return undefined;
      words.push(value);
    }
    return words[at];
  };
  const isAt = (phrase: Phrase, at: number): boolean =>
    phrase.every((one, index) => {
      const found = wordAt(at + index)?.word;
      return index === phrase.length - 1 ? found?.startsWith(one) : found === one;
    });
  for (let at = 0; wordAt(at); at += 1) {
    const phrase = phrases.find((one) => isAt(one, at));
    const [first, last] = [wordAt(at), wordAt(at + (phrase?.length ?? 1) - 1)];
    if (!phrase || !first || !last) continue;
    yield { start: first.start, end: last.end };
    at += phrase.length - 1;
  }
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
const MAX_TEXT = 8_000;

const isLowSurrogate = (text: string, at: number): boolean =>
  /^[\udc00-\udfff]/.test(text.slice(at, at + 1));

/** The next place after `at` that is between two words, within a few characters. */
function betweenWords(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  if (space !== -1 && space - at < 20) return space + 1;
  return isLowSurrogate(text, at) ? at + 1 : at;
}

/** The place of the first match. 0 if there is none. */
function firstMatch(text: string, phrases: readonly Phrase[]): number {
  const folded = fold(text);
  const possible = phrases.filter(([first = '']) => folded.includes(first));
  if (possible.length === 0) return 0;
  return findRanges(text, possible).next().value?.start ?? 0;
}

/** The part of a text around the first match, or its beginning. */
export function excerptOf(text: string, phrases: readonly Phrase[]): readonly ExcerptPart[] {
  const first = firstMatch(text.slice(0, MAX_TEXT), phrases);
  const start = first > BEFORE ? betweenWords(text, first - BEFORE) : 0;
  const end = start + LENGTH >= text.length ? text.length : betweenWords(text, start + LENGTH);
  const shown = text.slice(start, end).trim();
  const parts = markMatches(shown, phrases);
  const dots = { text: '…', isMatch: false };
  return [...(start > 0 ? [dots] : []), ...parts, ...(end < text.length ? [dots] : [])];
}
