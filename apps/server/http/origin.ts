import type { IncomingHttpHeaders } from 'node:http';

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
