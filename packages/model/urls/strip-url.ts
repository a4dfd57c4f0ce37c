type Parts = {
  readonly protocol?: boolean;
  readonly domain?: boolean;
  readonly leadingDots?: boolean;
};

const PROTOCOL = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/**
 * Removes parts of a typed URL. Without its domain, the result is a path that starts with a slash.
 */
export function stripUrl(url: string, { protocol, domain, leadingDots }: Parts): string {
  const trimmed = url.trim();
  const undotted = leadingDots ? trimmed.replace(/^\.+/, '') : trimmed;
  if (!PROTOCOL.test(undotted)) return undotted;
  const rest = undotted.replace(PROTOCOL, '');
  if (domain) return rest.includes('/') ? rest.slice(rest.indexOf('/')) : '/';
  return protocol ? rest : undotted;
}

const WEB_HOST = /^https?:\/\/([^/?#]+)/i;

/** Converts a pasted URL to a path if its host is one of `hosts`. Other URLs keep their origin. */
export const withoutOrigin = (url: string, hosts: readonly string[]): string => {
  const host = WEB_HOST.exec(url.trim())?.[1]?.toLowerCase();
  const isOwn = host !== undefined && hosts.includes(host);
  const path = stripUrl(url, { domain: isOwn, leadingDots: true });
  return path === '' || path.startsWith('/') || PROTOCOL.test(path) ? path : `/${path}`;
};
