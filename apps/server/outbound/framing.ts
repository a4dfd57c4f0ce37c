import type { IncomingHttpHeaders } from 'node:http';
import type { Framing } from '@plinth/model';
import { ancestorsAllow, type Framed } from './frame-ancestors.ts';
import type { FetchedAnswer, SafeFetch } from './safe-fetch.ts';

/** Whether the site may show an address in a frame. */
export type AskFraming = (address: string) => Promise<Framing>;

export type FramingPorts = {
  readonly fetch: SafeFetch;
  /** The public address of the site, as it is now. */
  readonly siteAddress: () => Promise<string>;
  readonly clock: () => number;
};

const KEPT_MS = 3_600_000;
/** A server that did not answer may do so soon. */
const UNKNOWN_KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

type Kept = { readonly framing: Promise<Framing>; until: number };

const textOf = (header: string | readonly string[] | undefined): string =>
  Array.isArray(header) ? header.join(', ') : String(header ?? '');

/** `X-Frame-Options`, as browsers read it: values that they do not know forbid nothing. */
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

/** What the headers of a page mean for a site that frames it. */
export function framingOf(headers: IncomingHttpHeaders, framed: Framed): Framing {
  const policies = textOf(headers['content-security-policy']);
  const isAllowed =
    ancestorsAllow(policies, framed) ?? optionsAllow(textOf(headers['x-frame-options']), framed);
  return isAllowed ? 'frameable' : 'not';
}

/** Browsers load nothing over http into a page that came over https. */
const isMixed = (site: URL, asked: readonly URL[]): boolean =>
  site.protocol === 'https:' && asked.some(({ protocol }) => protocol !== 'https:');

/** An error page may be framed, or not, whatever holds for the page that is meant. */
const isPage = ({ status }: FetchedAnswer): boolean => status >= 200 && status < 300;

async function look(url: URL, site: URL, fetch: SafeFetch): Promise<Framing> {
  if (isMixed(site, [url])) return 'not';
  const answer = await fetch(url, { isHeadersOnly: true });
  const target = answer?.asked.at(-1);
  if (!answer || !target || !isPage(answer)) return 'unknown';
  return isMixed(site, answer.asked) ? 'not' : framingOf(answer.headers, { target, site });
}

/**
 * Tells out of the headers of an address whether the site may frame it, and says nothing else about it.
 * Answers are kept for an hour.
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
