/** Texts of files that other programs wrote, in whichever encoding. */

/** What a character beyond ASCII says about the text, by how common it is. */
const SCORES: readonly (readonly [RegExp, number])[] = [
  [/[äöüßàâçèéêëîïôùûñáíóúåøæ]/, 2],
  [/[ìòõãœý‘’“”–—«»]/, 1],
  [/[‚„…€©®°§·¡¿£\u00a0]/, 0],
];
const UPPER = /[À-ÖØ-ÞŒ]/;

/** How much the characters beyond ASCII look like a text. */
function readability(text: string): number {
  let score = 0;
  let before = '';
  for (const character of text) {
    // Words don't have capitals in the middle.
    if (UPPER.test(character)) score += /\p{Ll}/u.test(before) ? -2 : 1;
    else if (character > '\x7f')
      score += SCORES.find(([pattern]) => pattern.test(character))?.[1] ?? -1;
    before = character;
  }
  return score;
}

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes);

/** UTF-16 has a mark at its start, or a zero byte in its first character. */
function utf16Of([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

/**
 * The text of a file: UTF-8 if it is that without exception, else Windows-1252, or Mac Roman where this
 * reads better.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = bytes.length > 1 ? utf16Of(bytes) : null;
  if (utf16) return decode(bytes, utf16);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, mac] = [decode(bytes, 'windows-1252'), decode(bytes, 'macintosh')];
    return readability(mac) > readability(windows) ? mac : windows;
  }
}
