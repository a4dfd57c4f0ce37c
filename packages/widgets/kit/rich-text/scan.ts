/**
 * Tokenizes untrusted HTML in a single pass and linear time. It only recognizes tags. Everything
 * else is treated as text and escaped on output, so any difference to browser parsing can only turn
 * markup into visible text, never the reverse.
 */
export type RichTextToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly tag: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'close'; readonly tag: string };

const NAME = /[a-z][a-z0-9]*/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

const NAMED: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';

/** Decodes common character references. Unknown ones stay unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi,
    (match, hex, decimal, name) => {
      if (hex) return fromCode(Number.parseInt(hex, 16));
      if (decimal) return fromCode(Number(decimal));
      return NAMED[name.toLowerCase()] ?? match;
    },
  );

/** Index of the `>` that closes a tag, ignoring quoted ones. -1 if there is none. */
const tagEnd = (html: string, from: number): number => {
  let quote = '';
  for (let index = from; index < html.length; index++) {
    const character = html[index];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return index;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
};

const attributesOf = (source: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, unquoted] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeEntities(double ?? single ?? unquoted ?? ''));
  }
  return found;
};

const nameAt = (html: string, at: number): string => {
  NAME.lastIndex = at;
  return NAME.exec(html)?.[0] ?? '';
};

/** Skips comments, doctypes, and processing instructions. */
const skipDeclaration = (html: string, at: number): number => {
  const isComment = html.startsWith('<!--', at);
  const end = html.indexOf(isComment ? '-->' : '>', at + (isComment ? 4 : 2));
  return end === -1 ? html.length : end + (isComment ? 3 : 1);
};

type Found = { readonly token: RichTextToken | null; readonly next: number };

/** The token that starts with the `<` at `start`. Null if it's never closed. */
const tagAt = (html: string, start: number): Found | null => {
  const mark = html[start + 1] ?? '';
  if (mark === '!' || mark === '?') return { token: null, next: skipDeclaration(html, start) };
  const name = nameAt(html, start + (mark === '/' ? 2 : 1));
  if (name === '') return { token: { kind: 'text', text: '<' }, next: start + 1 };
  const end = tagEnd(html, start + 1 + name.length);
  if (end === -1) return null;
  const tag = name.toLowerCase();
  const token: RichTextToken =
    mark === '/'
      ? { kind: 'close', tag }
      : { kind: 'open', tag, attributes: attributesOf(html.slice(start + 1 + name.length, end)) };
  return { token, next: end + 1 };
};

export function* scanRichText(html: string): Generator<RichTextToken> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    if (start > at) yield { kind: 'text', text: html.slice(at, start) };
    at = start;
    const found = tagAt(html, start);
    if (found === null) break;
    if (found.token !== null) yield found.token;
    at = found.next;
  }
  if (at < html.length) yield { kind: 'text', text: html.slice(at) };
}
