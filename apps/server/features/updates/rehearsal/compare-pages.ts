// What differs between the same page in two versions.

export type LinePair = { readonly old: string; readonly new: string };

/** The content of scripts belongs to the version. What pages need of them is their names. */
const SCRIPT = /(\/assets\/clients\/[\w-]+)\.[0-9A-Z]{8}\.js/g;

const MAX_PAIRS = 5;
const MAX_CHARACTERS = 300;

/** A tag, a text, or a rule of CSS is a line. */
const linesOf = (page: string): readonly string[] =>
  page
    .replace(SCRIPT, '$1.js')
    .split(/(?=<)|(?<=>)|(?<=\})/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const shorten = (line: string): string =>
  line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;

/** Where the changed part of two lists begins, and what of each belongs to it. */
function changedPart(old: readonly string[], next: readonly string[]) {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  return {
    old: old.slice(start, old.length - end),
    next: next.slice(start, next.length - end),
  };
}

/** The first lines that differ. None: the pages are the same. */
export function comparePages(oldPage: string, newPage: string): readonly LinePair[] {
  const { old, next } = changedPart(linesOf(oldPage), linesOf(newPage));
  const pairs = Array.from({ length: Math.max(old.length, next.length) }, (_, index) => ({
    old: shorten(old[index] ?? ''),
    new: shorten(next[index] ?? ''),
  }));
  return pairs
    .filter((pair) => pair.old !== pair.new || pair.old.endsWith('…'))
    .slice(0, MAX_PAIRS);
}
