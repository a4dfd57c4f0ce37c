import { randomBytes } from 'node:crypto';

/** Security headers by type of response: what it may load, and who may frame it. */
export type Headers = { readonly [name: string]: string };

/** Sent with every response. */
export const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The site owner's code is trusted on the public site. Plugins, cross-origin framing, and foreign
 * base URLs are not.
 */
export const SITE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-security-policy': "object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
};

/** The live preview has an opaque origin without access to the panel and its cookies. */
export const PREVIEW_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'content-security-policy':
    "sandbox allow-scripts allow-forms allow-popups; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
};

/** A page of another version, without its scripts and apart from the panel. */
export const REHEARSED_PAGE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
};

export const RPC_HEADERS: Headers = { ...COMMON_HEADERS, 'cache-control': 'no-store' };

export const newNonce = (): string => randomBytes(16).toString('base64');

/** `hub` is the origin of a hub on another server, which the panel asks and frames. */
export const panelHeaders = (nonce: string, hub = ''): Headers => ({
  ...COMMON_HEADERS,
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${hub}`.trim(),
    `frame-src 'self' ${hub}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
});

/** Answers of the hub, which panels on other servers read. */
export const HUB_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Pages of the hub, which panels on other servers frame. */
export const HUB_PAGE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

/** Pages of the hub that send a message to the panel that frames them. */
export const hubMessageHeaders = (nonce: string, panel: string): Headers => ({
  ...HUB_PAGE_HEADERS,
  'content-security-policy': `${HUB_PAGE_HEADERS['content-security-policy']}; script-src 'nonce-${nonce}'; frame-ancestors ${panel}`,
});

/** Error pages of the server itself. */
export const PLAIN_PAGE_HEADERS: Headers = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};
