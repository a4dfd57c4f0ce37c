/** Control characters other than tab and line breaks, and lone surrogates: no stored text has them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const EACH_FORBIDDEN = new RegExp(FORBIDDEN, 'gu');

/** What Windows-1252 has from U+0080 on, as browsers read it; empty where it has nothing. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_OF_WINDOWS = 0x80;

const VERTICAL_TAB = 0x0b;
const FORM_FEED = 0x0c;

/** Whether the text has no character that can't be stored. */
export const isCleanText = (text: string): boolean => !FORBIDDEN.test(text);

function replacementOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code === VERTICAL_TAB || code === FORM_FEED) return ' ';
  return WINDOWS_1252[code - FIRST_OF_WINDOWS]?.trim() ?? '';
}

/**
 * The text as it can be stored, for text that somebody pasted or typed. Line breaks of slides become
 * spaces, quotes and dashes of old sites become readable, other control characters go.
 */
export const cleanText = (text: string): string =>
  isCleanText(text) ? text : text.replace(EACH_FORBIDDEN, replacementOf);

/** The value with all its texts clean. The same value if they are. */
export function withCleanText<T>(value: T): T;
export function withCleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withCleanText(item));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, item]) => [key, item, withCleanText(item)]);
  if (entries.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}
