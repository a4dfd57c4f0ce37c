import { decodeReferences } from './character-references.ts';
import { MAX_WRITTEN_ADDRESS, visibleText } from './visible-text.ts';

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
