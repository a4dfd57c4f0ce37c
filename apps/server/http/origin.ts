import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a call comes from a script of our own pages. Cookies don't prove that, because browsers
 * also send them from other ports of the same host. Forms can't set the required header, and
 * scripts of other origins would need CORS permission.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  if (headers['x-requested-with'] !== 'XMLHttpRequest') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origins.has(origin);
}

/** The site's own origins: the configured one and that of the request. */
export function ownOrigins(address: string, protocol: string, host: string): ReadonlySet<string> {
  return new Set([new URL(address).origin, `${protocol}://${host}`]);
}

const hostName = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/^www\./, '') : '';

/**
 * Whether `Host` is a name that attackers can't point to this server: an IP address, a local name,
 * or the host of one of the site's URLs. Any other name may belong to a DNS rebinding attack.
 */
export function isOwnHost(host: string, urls: readonly string[]): boolean {
  const name = hostName(`http://${host}`);
  if (isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return name !== '' && urls.some((url) => hostName(url) === name);
}
