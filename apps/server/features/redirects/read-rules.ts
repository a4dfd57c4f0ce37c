import type { IMPORT_REASONS } from '@plinth/contract';

/** Why a line of a server's configuration has no redirect here. */
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** What a line of a configuration means: a redirect, nothing of interest, or a reason why not. */
export type RuleLine =
  | {
      readonly line: number;
      readonly old_url: string;
      readonly new_url: string;
      readonly code: number;
      /** Its `*` is a character. */
      readonly isLiteral: boolean;
    }
  | { readonly line: number; readonly text: string; readonly reason: ImportReason };

/** A line that isn't imported. */
export type SkippedLine = Extract<RuleLine, { readonly reason: unknown }>;

/** The old and new URL of a pattern, or why it has none. */
type Translated =
  | { readonly old_url: string; readonly new_url: string; readonly isLiteral: boolean }
  | ImportReason;

/** Characters with a meaning in regular expressions, except those that are read here. */
const SPECIAL = /[[\]{}()*+?|^$\\]/;

/** Groups that match any text, as a wildcard does. */
const ANY_GROUP = /\((?:\.\*\??|\.\+\??)\)/g;

const TRAILING_SLASH = /\/\?$/;

const GROUP_MARK = '\u0000';

/**
 * A regular expression that consists of plain text and groups for any text, as a path with wildcards.
 * Null if it means something else.
 */
function wildcardPath(pattern: string): string | null {
  const plain = pattern.replaceAll(ANY_GROUP, GROUP_MARK).replaceAll(/\\([./_~-])/g, '$1');
  return SPECIAL.test(plain) ? null : plain.replaceAll(GROUP_MARK, '*');
}

const startsWithSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

/** A pattern of `RedirectMatch`, `RewriteRule`, or `rewrite`, with what it leads to. */
export function translatePattern(pattern: string, target: string): Translated {
  const isOpenStart = !pattern.startsWith('^');
  const isOpenEnd = !pattern.endsWith('$');
  const body = pattern.replace(/^\^/, '').replace(/\$$/, '').replace(TRAILING_SLASH, '');
  if (isOpenStart) return 'unanchored';
  // Without an end, it matches everything that begins so, whose rest gets lost.
  const isAll = /\((?:\.\*\??)\)$/.test(body);
  const isRest = /(?<!\()\.\*$/.test(body);
  if (isOpenEnd && !isAll && !isRest) return 'unanchored';
  const path = wildcardPath(isRest ? `${body.replace(/\.\*$/, '')}(.*)` : body);
  if (path === null) return 'regex';
  if (/%\{|\$\{|\$(?![1-9])/.test(target) || /\$[a-z_]/i.test(target)) return 'variable';
  const old_url = startsWithSlash(path);
  const isLiteral = !old_url.includes('*');
  return { old_url, new_url: target.replace(/\?$/, ''), isLiteral };
}

/** Words of a line, with quotes. A `#` within a word is part of it. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double?.replaceAll('\\"', '"') ?? single ?? plain ?? '',
  );

/** Redirects of a line, from what its pattern means. */
export const ruleLine = (
  { line, text }: { readonly line: number; readonly text: string },
  translated: Translated,
  code: number,
): RuleLine =>
  typeof translated === 'string'
    ? { line, text, reason: translated }
    : { line, code, ...translated };
