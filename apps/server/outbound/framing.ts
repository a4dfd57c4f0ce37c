import type { IncomingHttpHeaders } from 'node:http';
import type { Framing } from '@plinth/model';
import { ancestorsAllow, type Framed } from './frame-ancestors.ts';
import type { FetchedAnswer, SafeFetch } from './safe-fetch.ts';

/** Whether the site may show a URL in a frame. */
export type AskFraming = (address: string) => Promise<Framing>;

export type FramingPorts = {
  readonly fetch: SafeFetch;
  /** The site's current public URL. */
  readonly siteAddress: () => Promise<string>;
  readonly clock: () => number;
};

const KEPT_MS = 3_600_000;
/** A server that didn't respond may do so soon. */
const UNKNOWN_KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

type Kept = { readonly framing: Promise<Framing>; until: number };

const textOf = (header: string | readonly string[] | undefined): string =>
  Array.isArray(header) ? header.join(', ') : String(header ?? '');

/** Parses `X-Frame-Options` like browsers, which ignore unknown values. */
function optionsAllow(header: string, { target, site }: Framed): boolean {
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
export function framingOf(headers: IncomingHttpHeaders, framed: Framed): Framing {
  const policies = textOf(headers['content-security-policy']);
  const isAllowed =
    ancestorsAllow(policies, framed) ?? optionsAllow(textOf(headers['x-frame-options']), framed);
  return isAllowed ? 'frameable' : 'not';
}

/** Browsers block http frames on https pages (mixed content). */
const isMixed = (site: URL, asked: readonly URL[]): boolean =>
  site.protocol === 'https:' && asked.some(({ protocol }) => protocol !== 'https:');

/** The headers of an error page don't tell whether the actual page may be framed. */
const isPage = ({ status }: FetchedAnswer): boolean => status >= 200 && status < 300;

async function look(url: URL, site: URL, fetch: SafeFetch): Promise<Framing> {
  if (isMixed(site, [url])) return 'not';
  const answer = await fetch(url, { isHeadersOnly: true });
  const target = answer?.asked.at(-1);
  if (!answer || !target || !isPage(answer)) return 'unknown';
  return isMixed(site, answer.asked) ? 'not' : framingOf(answer.headers, { target, site });
}

/**
 * Determines from response headers whether the site may frame a URL, and reveals nothing else about
 * it. Results are cached for an hour.
 */
export function createFraming({ fetch, siteAddress, clock }: FramingPorts): AskFraming {
  const kept = new Map<string, Kept>();

  const begin = (url: URL, site: URL): Kept => {
    const framing = look(url, site, fetch);
    const entry: Kept = { framing, until: clock() + KEPT_MS };
    const keepFor = (ms: number) => {
      entry.until = clock() + ms;
    };
    framing.then(
      (found) => found === 'unknown' && keepFor(UNKNOWN_KEPT_MS),
      () => keepFor(0),
    );
    return entry;
  };
  return async (address) => {
    const site = new URL(await siteAddress());
    const url = new URL(address);
    url.hash = '';
    const key = `${site.origin} ${url.href}`;
    const known = kept.get(key);
    if (known && known.until > clock()) return known.framing;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const entry = begin(url, site);
    kept.set(key, entry);
    return entry.framing;
  };
}
