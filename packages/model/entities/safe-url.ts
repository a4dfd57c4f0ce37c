const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(?:https?|ftp):\/\/[^/?#:]/i;
const SAME_SITE = /^(?:[/?#]|\.{1,2}\/)/;

/**
 * Control and invisible characters, whitespace, quotes, and the backslash, which browsers read as
 * `/`.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s"'<>\\`]/u;

/** Character references, which some HTML parsers decode a second time. */
const ENTITY = /&(?:#|colon|tab|newline)/i;

/**
 * Whether a URL is allowed in a link: http, https, ftp, protocol-relative, or a URL on the same
 * site (`/path`, `?query`, `#anchor`). Rejects all other schemes, including ones obfuscated with
 * tabs, control characters, or character references.
 */
export function isSafeUrl(url: string): boolean {
  if (url === '' || UNSAFE.test(url) || ENTITY.test(url)) return false;
  if (url.startsWith('//')) return /^\/\/[^/?#:]/.test(url);
  if (SAME_SITE.test(url)) return true;
  return SCHEME.test(url) ? SAFE_SCHEME.test(url) : !url.split(/[/?#]/, 1)[0]?.includes(':');
}
