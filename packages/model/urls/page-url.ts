/** The settings that decide how addresses of pages look. */
export type UrlSettings = {
  /** Origin of the site, such as `https://example.com`; a slash at the end does not count. */
  readonly address: string;
  /** Off: `/?url=parent/page`. */
  readonly permalinks: boolean;
  /** `.html`, or empty for a trailing slash. Only with permalinks. */
  readonly suffix: '' | '.html';
};

/** The `url` parts from the topmost parent down to the page; empty for the main page. */
export type PageChain = readonly string[];

/** Path and query of a page on its own site: `/`, `/about/team/`, `/about/team.html`, `/?url=…`. */
export function pagePath(chain: PageChain, settings: Omit<UrlSettings, 'address'>): string {
  if (chain.length === 0) return '/';
  const joined = chain.join('/');
  if (!settings.permalinks) return `/?url=${joined}`;
  return `/${joined}${settings.suffix === '' ? '/' : settings.suffix}`;
}

/** The whole address of a page; the main page's is the address of the site. */
export function fullPageUrl(chain: PageChain, settings: UrlSettings): string {
  const address = settings.address.replace(/\/+$/, '');
  return chain.length === 0 ? address : `${address}${pagePath(chain, settings)}`;
}

const PART = /^[a-z0-9_-]+$/;

/** What a request asks for, and whether it asks in the form that the settings give. */
export type PageRequest = { readonly chain: PageChain; readonly isCanonical: boolean };

function chainOf(path: string): PageChain | null {
  const parts = path
    .replace(/^\//, '')
    .replace(/(?:\/|\.html)$/, '')
    .split('/');
  if (parts.length === 1 && parts[0] === '') return [];
  return parts.every((part) => PART.test(part)) ? parts : null;
}

/**
 * The inverse of `pagePath`: the chain that a path and the value of its query parameter `url` name,
 * in any of the modes, so that a site can redirect addresses of the mode before. Null for what no
 * page can have as its address.
 */
export function parsePagePath(
  { path, url }: { readonly path: string; readonly url?: string | undefined },
  settings: Omit<UrlSettings, 'address'>,
): PageRequest | null {
  if (!path.startsWith('/') || (url !== undefined && path !== '/')) return null;
  const chain = chainOf(url ?? path);
  if (!chain) return null;
  const asked = url === undefined ? path : `/?url=${url}`;
  return { chain, isCanonical: asked === pagePath(chain, settings) };
}
