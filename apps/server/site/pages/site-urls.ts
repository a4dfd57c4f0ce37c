import {
  isPublic,
  loosePath,
  OWNER_KINDS,
  type Owner,
  parsePagePath,
  type SiteUrls,
  splitQuery,
} from '@plinth/model';
import { type DocumentLocation, findLocation, locationOf, pathOf } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { isServicePage } from './service-pages.ts';

/** A requested URL. */
export type RequestedUrl = { readonly path: string; readonly query: URLSearchParams };

/** The document at a URL, in any permalink format. */
export function findDocument(
  { path, query }: RequestedUrl,
  facts: SiteFacts,
): DocumentLocation | undefined {
  const { settings } = facts;
  const url = query.get('url') ?? undefined;
  const chain = parsePagePath({ path, url }, settings.general);
  const location = chain ? findLocation(facts, chain.chain) : undefined;
  return location && isServicePage(location.owner, facts) ? undefined : location;
}

/** The document that a URL means which leads nowhere as it's spelled (`loosePath`). */
export function findRespelled(
  { path, query }: RequestedUrl,
  facts: SiteFacts,
): DocumentLocation | undefined {
  const url = query.get('url');
  const loose = url === null ? NO_QUERY : new URLSearchParams({ url: loosePath(url) });
  return findDocument({ path: loosePath(path), query: loose }, facts);
}

const NO_QUERY = new URLSearchParams();

/** A placeholder origin for parsing paths. */
const NO_ORIGIN = 'http://path.invalid';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A host with its port. All names of this machine are one host. */
const hostOf = ({ hostname, host, port }: URL): string =>
  LOOPBACK.test(hostname) ? `localhost:${port}` : host;

/** Resolves paths and URLs of the site. `addresses` are URLs in addition to the stored one. */
export function siteUrls(
  facts: SiteFacts,
  now: number,
  addresses: readonly string[] = [],
): SiteUrls {
  const own = [NO_ORIGIN, facts.settings.general.address, ...addresses];
  const urls = own.flatMap((address) => URL.parse(address) ?? []);
  const hosts = new Set(urls.map(hostOf));
  return {
    isLive: (url) => {
      const { path, query } = splitQuery(url);
      const location = findDocument({ path, query: new URLSearchParams(query) }, facts);
      // An archive exists only while posts have its topic, so it doesn't keep redirects out.
      if (!location || location.topic) return false;
      return isPublic(location.node, new Date(now).toISOString());
    },
    pathOf: (target) => {
      const url = URL.parse(target, NO_ORIGIN);
      return url && hosts.has(hostOf(url)) ? url.pathname : null;
    },
  };
}

type LivePath = Owner & { readonly path: string };

/** The path of every document that visitors see, including those with a password. */
export function livePaths(facts: SiteFacts, now: number): readonly LivePath[] {
  const time = new Date(now).toISOString();
  return OWNER_KINDS.flatMap((kind) =>
    [...facts.indexes[kind].all()].flatMap((node) => {
      const owner = { kind, id: node.id };
      if (!isPublic(node, time) || isServicePage(owner, facts)) return [];
      const location = locationOf(facts, owner);
      return location ? [{ ...owner, path: pathOf(location, facts) }] : [];
    }),
  );
}
