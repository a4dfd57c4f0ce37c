import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a call was made by a script of our own pages. Cookies are no proof: browsers send them
 * from another port of the same host too. A form cannot set the header that is asked for; a script
 * of another origin would need our leave to.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  if (headers['x-requested-with'] !== 'XMLHttpRequest') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origins.has(origin);
}

/** The origins under which a request's own site is reached: as configured, and as it came in. */
export function ownOrigins(address: string, protocol: string, host: string): ReadonlySet<string> {
  return new Set([new URL(address).origin, `${protocol}://${host}`]);
}

const hostName = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/^www\./, '') : '';

/**
 * Whether a request's `Host` is a name that nobody else can have pointed at this server: an IP
 * address, a name of this machine, or that of one of the site's own URLs. Any other may be that of a
 * page whose name server answered with our address.
 */
export function isOwnHost(host: string, urls: readonly string[]): boolean {
  const name = hostName(`http://${host}`);
  if (isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return name !== '' && urls.some((url) => hostName(url) === name);
}
