import { decodeReferences } from './character-references.ts';

/** What nobody sees: marks of direction, zero-width spaces, soft hyphens, fillers, half letters. */
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;

/** Joiners belong between letters of some scripts and in emoji; elsewhere they are left over. */
const STRAY_JOINER = /(?:^|(?<=\p{ASCII}))[\u200c\u200d]+|[\u200c\u200d]+(?=\p{ASCII}|$)/gu;

const SPACES = /\r\n|\s/g;

/** Hyphens that look like the one of the keyboard. */
const HYPHENS = /[\u2010\u2011\ufe63\uff0d]/g;

/** Longer texts are no addresses, and stay as they are. */
export const MAX_WRITTEN_ADDRESS = 4096;

/** Without what nobody sees, with plain spaces and hyphens. */
export const visibleText = (text: string): string =>
  text.length > MAX_WRITTEN_ADDRESS
    ? text.trim()
    : text
        .replace(INVISIBLE, '')
        .replace(STRAY_JOINER, '')
        .replace(SPACES, ' ')
        .replace(HYPHENS, '-')
        .trim();

/** Brackets and quotes that mail programs and texts put around an address. */
const WRAPPED =
  /^(?:<(?:URL:)?\s*([^<>]+?)\s*>|"([^"]+)"|'([^']+)'|[“„]([^“”„]+)[“”]|[‘‚]([^‘’‚]+)[’‘]|«\s*([^«»]+?)\s*»)$/iu;

/** A scheme and host from a keyboard with wide letters: `ｈｔｔｐｓ：／／`. */
const WIDE_START = /^[\uff01-\uff5e]*\uff1a[\uff01-\uff5e]*/;

/**
 * An address without what is copied along with it: invisible characters, brackets and quotes around
 * it, and character references, which are decoded once.
 */
export function plainAddress(text: string): string {
  if (text.length > MAX_WRITTEN_ADDRESS) return text.trim();
  const visible = visibleText(decodeReferences(text));
  const inner = WRAPPED.exec(visible)?.slice(1).find(Boolean) ?? visible;
  return inner.replace(WIDE_START, (wide) => wide.normalize('NFKC')).trim();
}

/** An email address without what is copied along with it. */
export const plainEmail = (text: string): string => plainAddress(text).replace(/^mailto:\s*/i, '');
