import { z } from 'zod';
import { typedText } from '../entities/fields.ts';
import { isSafeUrl } from '../entities/safe-url.ts';
import { splitQuery } from './query.ts';

/** Maximum number of wildcards in a rule. `$1` to `$9` refer to their matches. */
export const MAX_WILDCARDS = 9;
/** Maximum number of rules per site. */
export const MAX_REDIRECTS = 10_000;

export const REDIRECT_CODES = [301, 302, 307, 308, 410] as const;
export type RedirectCode = (typeof REDIRECT_CODES)[number];

const MAX_URL_LENGTH = 2048;

/** What stands for a character that could not be read. */
const LOST = /\uFFFD/;

/** Control and invisible characters, and the backslash, which browsers read as a slash. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s\\]/u;

/** Whether a text is a path on this site: starts with a single slash, without fragment. */
const isPath = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && !UNSAFE.test(url) && !url.includes('#');

/**
 * Whether the escapes of a path can be decoded. The server rejects other requests before checking
 * redirects.
 */
export const isDecodablePath = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const RESERVED =
  /^\/(?:(?:admin|rpc|preview|uploads|hub|assets|search|mcp)(?:[/*]|$)|(?:healthz|readyz|robots\.txt|sitemap\.xml|feed\.xml|favicon\.ico)\/?$)/i;

/** Whether a path is reserved for the server. No redirect applies there. */
export const isReservedPath = (path: string): boolean => RESERVED.test(path);

const countWildcards = (url: string): number => url.split('*').length - 1;

const OldUrl = typedText()
  .trim()
  .max(MAX_URL_LENGTH)
  .refine((url) => url !== '', { message: 'isEmpty', abort: true })
  .refine((url) => !LOST.test(url), { message: 'lostCharacter', abort: true })
  .refine((url) => isPath(url) && isDecodablePath(splitQuery(url).path), {
    message: 'notUri',
    abort: true,
  })
  .refine((url) => !isReservedPath(decodeURIComponent(splitQuery(url).path)), {
    message: 'reservedPath',
    abort: true,
  });

const HTTP_ORIGIN = /^https?:\/\/[^/?#\s]+/i;

/** Whether a redirect can lead there: a path on this site, or an absolute http or https URL. */
const isTarget = (url: string): boolean => {
  if (UNSAFE.test(url) || url.startsWith('//')) return false;
  if (url.startsWith('/')) return isSafeUrl(url);
  // A wildcard must not determine the target host.
  return isSafeUrl(url) && !(HTTP_ORIGIN.exec(url)?.[0] ?? '$').includes('$');
};

const NewUrl = z
  .string()
  .trim()
  .max(MAX_URL_LENGTH)
  .refine((url) => !LOST.test(url), { message: 'lostCharacter', abort: true })
  .refine((url) => url === '' || isTarget(url), 'notUri');

export const RedirectFields = z.strictObject({
  /**
   * A path on this site. `*` matches any run of characters. With a query, it matches requests that have
   * all of its parameters with these values, in any order and among others; without one, any query.
   */
  old_url: OldUrl,
  /**
   * A path on this site or an absolute URL. `$1` is the match of the first wildcard. Empty for
   * status 410.
   */
  new_url: NewUrl.default(''),
  /** Treats `*` as a literal character. */
  is_wildcard_disabled: z.boolean().default(false),
  code: z.union(REDIRECT_CODES.map((code) => z.literal(code))).default(301),
});
export type RedirectFields = z.infer<typeof RedirectFields>;

export type RedirectFault = {
  readonly path: 'old_url' | 'new_url';
  readonly key: 'isEmpty' | 'tooManyWildcards' | 'unknownWildcard';
};

/** Errors that involve more than one field. */
export function redirectFaults(redirect: RedirectFields): readonly RedirectFault[] {
  const { old_url, new_url, code, is_wildcard_disabled } = redirect;
  if (code === 410) return [];
  if (new_url === '') return [{ path: 'new_url', key: 'isEmpty' }];
  const count = is_wildcard_disabled ? 0 : countWildcards(old_url);
  if (count > MAX_WILDCARDS) return [{ path: 'old_url', key: 'tooManyWildcards' }];
  const references = [...new_url.matchAll(/\$([1-9])/g)].map(([, number]) => Number(number));
  const isUnknown = count > 0 && references.some((number) => number > count);
  return isUnknown ? [{ path: 'new_url', key: 'unknownWildcard' }] : [];
}
