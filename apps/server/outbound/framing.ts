import type { IncomingHttpHeaders } from 'node:http';
import type { Framing } from '@plinth/model';
import { ancestorsAllow, type FramedPage } from './frame-ancestors.ts';
import type { FetchedResponse, SafeFetch } from './safe-fetch.ts';

/** Whether the site may show a URL in a frame. */
export type CheckFraming = (address: string) => Promise<Framing>;

export type FramingPorts = {
  readonly fetch: SafeFetch;
  /** The site's current public URL. */
  readonly siteAddress: () => Promise<string>;
  readonly clock: () => number;
};

const CACHE_MS = 3_600_000;
/** A server that didn't respond may do so soon. */
const UNKNOWN_CACHE_MS = 60_000;
const MAX_ENTRIES = 1_000;

type CacheEntry = { readonly framing: Promise<Framing>; until: number };

const textOf = (header: string | readonly string[] | undefined): string =>
  Array.isArray(header) ? header.join(', ') : String(header ?? '');

/** Parses `X-Frame-Options` like browsers, which ignore unknown values. */
function optionsAllow(header: string, { target, site }: FramedPage): boolean {
  const values = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((value) => value.trim()),
  );
  const isContradiction =
    values.size > 1 && ['deny', 'allowall', 'sameorigin'].some((value) => values.has(value));
  if (isContradiction || values.has('deny')) return false;
  return !values.has('sameorigin') || target.origin === site.origin;
}

/** Whether response headers allow the site to frame the page. */
export function framingOf(headers: IncomingHttpHeaders, framed: FramedPage): Framing {
  const policies = textOf(headers['content-security-policy']);
  const isAllowed =
    ancestorsAllow(policies, framed) ?? optionsAllow(textOf(headers['x-frame-options']), framed);
  return isAllowed ? 'frameable' : 'not';
}

/** Browsers block http frames on https pages (mixed content). */
const isMixed = (site: URL, urls: readonly URL[]): boolean =>
  site.protocol === 'https:' && urls.some(({ protocol }) => protocol !== 'https:');

/** The headers of an error page don't tell whether the actual page may be framed. */
const isPage = ({ status }: FetchedResponse): boolean => status >= 200 && status < 300;

async function fetchFraming(url: URL, site: URL, fetch: SafeFetch): Promise<Framing> {
  if (isMixed(site, [url])) return 'not';
  const response = await fetch(url, { isHeadersOnly: true });
  const target = response?.urls.at(-1);
  if (!response || !target || !isPage(response)) return 'unknown';
  return isMixed(site, response.urls) ? 'not' : framingOf(response.headers, { target, site });
}

/**
 * Determines from response headers whether the site may frame a URL, and reveals nothing else about
 * it. Results are cached for an hour.
 */
export function createFraming({ fetch, siteAddress, clock }: FramingPorts): CheckFraming {
  const cache = new Map<string, CacheEntry>();

  const createEntry = (url: URL, site: URL): CacheEntry => {
    const framing = fetchFraming(url, site, fetch);
    const entry: CacheEntry = { framing, until: clock() + CACHE_MS };
    const expireIn = (ms: number) => {
      entry.until = clock() + ms;
    };
    framing.then(
      (result) => result === 'unknown' && expireIn(UNKNOWN_CACHE_MS),
      () => expireIn(0),
    );
    return entry;
  };
  return async (address) => {
    const site = new URL(await siteAddress());
    const url = new URL(address);
    url.hash = '';
    const key = `${site.origin} ${url.href}`;
    const cached = cache.get(key);
    if (cached && cached.until > clock()) return cached.framing;
    cache.delete(key);
    const [oldest] = cache.keys();
    if (cache.size >= MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    const entry = createEntry(url, site);
    cache.set(key, entry);
    return entry.framing;
  };
}
