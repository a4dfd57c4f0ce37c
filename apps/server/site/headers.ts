import { COMMON_HEADERS, type Headers, SITE_HEADERS } from '../http/headers.ts';

/** Headers of the public site by type of response. */

const REVALIDATED = 'public, no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, no-store';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A page for everyone. Browsers and proxies may cache it but must revalidate. */
export const PAGE_HEADERS: Headers = { ...SITE_HEADERS, ...HTML, 'cache-control': REVALIDATED };

/** A page for this visitor only. */
export const PRIVATE_PAGE_HEADERS: Headers = {
  ...SITE_HEADERS,
  ...HTML,
  'cache-control': PRIVATE,
  'x-robots-tag': 'noindex',
};

/** Pages with a password field, or a button that acts at once, must not be framed by other sites. */
export const PASSWORD_PAGE_HEADERS: Headers = {
  ...PRIVATE_PAGE_HEADERS,
  'content-security-policy': "object-src 'none'; base-uri 'self'; frame-ancestors 'none'",
};

export const UNDER_CONSTRUCTION_HEADERS: Headers = {
  ...PRIVATE_PAGE_HEADERS,
  'retry-after': '3600',
};

export const NOT_FOUND_HEADERS: Headers = {
  ...SITE_HEADERS,
  ...HTML,
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};

/**
 * Files with content hashes in their names. CORS allows the preview, which has an opaque origin, to
 * use them.
 */
export const ASSET_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'cache-control': IMMUTABLE,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Files whose content changes at the same URL. */
export const LIVE_ASSET_HEADERS: Headers = { ...ASSET_HEADERS, 'cache-control': REVALIDATED };

/** Generated images, which other sites show. */
export const SHARE_IMAGE_HEADERS: Headers = { ...LIVE_ASSET_HEADERS, 'content-type': 'image/png' };

export const PRIVATE_SHARE_IMAGE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-type': 'image/png',
  'cache-control': PRIVATE,
  'x-robots-tag': 'noindex',
};

export const STYLESHEET_HEADERS: Headers = {
  ...LIVE_ASSET_HEADERS,
  'content-type': 'text/css; charset=utf-8',
};

export const TEXT_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': REVALIDATED,
};

export const XML_HEADERS: Headers = {
  ...TEXT_HEADERS,
  'content-type': 'application/xml; charset=utf-8',
};

/** Scripts of other sites may read it. */
export const READABLE_ANYWHERE: Headers = { 'access-control-allow-origin': '*' };

const FEED: Headers = { ...TEXT_HEADERS, ...READABLE_ANYWHERE };

export const FEED_HEADERS = {
  rss: { ...FEED, 'content-type': 'application/rss+xml; charset=utf-8' },
  json: { ...FEED, 'content-type': 'application/feed+json; charset=utf-8' },
} satisfies Record<string, Headers>;
