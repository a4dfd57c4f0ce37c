export type UrlSettings = {
  /** Origin of the site, such as `https://example.com`. A trailing slash is ignored. */
  readonly address: string;
  /** If off, URLs are `/?url=parent/page`. */
  readonly permalinks: boolean;
  /** `.html`, or empty for a trailing slash. Only applies with permalinks. */
  readonly suffix: '' | '.html';
};

/** URL slugs from the topmost parent down to the page. Empty for the home page. */
export type PageChain = readonly string[];

/**
 * Path and query of a page on the same site: `/`, `/about/team/`, `/about/team.html`, `/?url=…`.
 */
export function pagePath(chain: PageChain, settings: Omit<UrlSettings, 'address'>): string {
  if (chain.length === 0) return '/';
  const joined = chain.join('/');
  if (!settings.permalinks) return `/?url=${joined}`;
  return `/${joined}${settings.suffix === '' ? '/' : settings.suffix}`;
}

/** The absolute URL of a page. The home page's is the site's URL. */
export function fullPageUrl(chain: PageChain, settings: UrlSettings): string {
  const address = settings.address.replace(/\/+$/, '');
  return chain.length === 0 ? address : `${address}${pagePath(chain, settings)}`;
}

const PART = /^[a-z0-9_-]+$/;

/** The requested page, and whether the request uses its canonical URL. */
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
 * Inverse of `pagePath`: the slugs named by a path and its query parameter `url`. Accepts all URL
 * modes, so that a site can redirect URLs of its previous mode. Null if no page can have this URL.
 */
export function parsePagePath(
  { path, url }: { readonly path: string; readonly url?: string | undefined },
  settings: Omit<UrlSettings, 'address'>,
): PageRequest | null {
  if (!path.startsWith('/') || (url !== undefined && path !== '/')) return null;
  const chain = chainOf(url ?? path);
  if (!chain) return null;
  const requested = url === undefined ? path : `/?url=${url}`;
  return { chain, isCanonical: requested === pagePath(chain, settings) };
}
