type Parts = {
  readonly protocol?: boolean;
  readonly domain?: boolean;
  readonly leadingDots?: boolean;
};

const PROTOCOL = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** A typed URL without some of its parts. Without its domain it is a path, and starts with a slash. */
export function stripUrl(url: string, { protocol, domain, leadingDots }: Parts): string {
  const trimmed = url.trim();
  const undotted = leadingDots ? trimmed.replace(/^\.+/, '') : trimmed;
  if (!PROTOCOL.test(undotted)) return undotted;
  const rest = undotted.replace(PROTOCOL, '');
  if (domain) return rest.includes('/') ? rest.slice(rest.indexOf('/')) : '/';
  return protocol ? rest : undotted;
}

/** A pasted URL as a path of this site. */
export const withoutOrigin = (url: string): string => {
  const path = stripUrl(url, { protocol: true, domain: true, leadingDots: true });
  return path === '' || path.startsWith('/') ? path : `/${path}`;
};
