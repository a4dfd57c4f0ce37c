/** Words of texts and searches, alike on both databases: lower case, without diacritics. */

/** Letters that no mark makes of another one. */
const LETTERS: { readonly [letter: string]: string } = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ς: 'σ',
};
const SPECIAL = /[ßæœøłđðþıς]/g;

/** Marks above and below letters, and those that Hebrew and Arabic are also written without. */
const DIACRITICS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** The text as it's compared. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase();
};

/** A letter of a language that is written without spaces, or a word. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}\p{M}])+/gu;

const ASCII_WORD = /[A-Za-z0-9]+/g;

const patternFor = (text: string): RegExp => (isAscii(text) ? ASCII_WORD : WORD);

/** Longer words are found by their beginning. */
const MAX_WORD = 60;

const shorten = (word: string): string =>
  word.length > MAX_WORD ? [...word].slice(0, MAX_WORD).join('') : word;

/** The folded words of a text, in order. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text);
  return (folded.match(patternFor(folded)) ?? []).map(shorten);
}

export type PlacedWord = { readonly start: number; readonly end: number; readonly word: string };

/** The words of a text with their places in it, one at a time. */
export function* placedWords(text: string): Generator<PlacedWord, undefined> {
  for (const { 0: found, index } of text.matchAll(patternFor(text)))
    yield { start: index, end: index + found.length, word: shorten(fold(found)) };
}

/** Characters of a search. */
export const MAX_QUERY = 200;

const MAX_PHRASES = 12;

/** Words that follow each other in a text. The last one may be the beginning of a word. */
export type Phrase = readonly string[];

/** What a text has to contain: all of these. Empty if there is nothing to look for. */
export function phrasesOf(query: string): readonly Phrase[] {
  const phrases = query
    .slice(0, MAX_QUERY)
    .split(/\s+/)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const different = new Map(phrases.map((phrase) => [phrase.join(' '), phrase]));
  return [...different.values()].slice(0, MAX_PHRASES);
}
