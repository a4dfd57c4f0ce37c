import { appUrlParts } from '../urls/link-schemes.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(?:https?|ftp):\/\/[^/?#:]/i;
const SAME_SITE = /^(?:[/?#]|\.{1,2}\/)/;

/**
 * Control and invisible characters, whitespace, quotes, and the backslash, which browsers read as
 * `/`.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s"'<>\\`]/u;

/** Character references, which some HTML parsers decode a second time. `&tab=2` is a parameter. */
const ENTITY = /&(?:#|(?:colon|tab|newline)\b(?!=))/i;

const isClean = (url: string): boolean => url !== '' && !UNSAFE.test(url) && !ENTITY.test(url);

/**
 * Whether a URL is http, https, ftp, protocol-relative, or on the same site (`/path`, `?query`,
 * `#anchor`). Rejects all other schemes, including ones obfuscated with tabs, control characters, or
 * character references.
 */
export function isSafeUrl(url: string): boolean {
  if (!isClean(url)) return false;
  if (url.startsWith('//')) return /^\/\/[^/?#:]/.test(url);
  if (SAME_SITE.test(url)) return true;
  return SCHEME.test(url) ? SAFE_SCHEME.test(url) : !url.split(/[/?#]/, 1)[0]?.includes(':');
}

/** Whether something to open follows the scheme. */
const OPENS = /^(?:\/\/)?(?:[^/?#]|\?.)/;

/**
 * Whether a URL is allowed in a link: a safe one, or one that opens a program of the visitor, such
 * as `mailto:`, `tel:`, `sms:`, or `webcal:`.
 */
export function isLinkUrl(url: string): boolean {
  const app = appUrlParts(url);
  return app ? isClean(url) && OPENS.test(app.rest) : isSafeUrl(url);
}
