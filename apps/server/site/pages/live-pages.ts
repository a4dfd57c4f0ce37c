import { isPublic, parsePagePath, type SiteUrls } from '@plinth/model';
import { findPlace, type Place } from '../facts/places.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { isServicePage } from './service-pages.ts';

/** A requested URL. */
export type AskedAddress = { readonly path: string; readonly query: URLSearchParams };

/** The document at a URL, in any permalink format. */
export function findDocument({ path, query }: AskedAddress, facts: SiteFacts): Place | undefined {
  const { settings } = facts;
  const url = query.get('url') ?? undefined;
  const asked = parsePagePath({ path, url }, settings.general);
  const place = asked ? findPlace(facts, asked.chain) : undefined;
  return place && isServicePage(place.owner, facts) ? undefined : place;
}

const NO_QUERY = new URLSearchParams();

/** A placeholder origin for parsing paths. */
const NO_ORIGIN = 'http://path.invalid';

/** Resolves paths and URLs of the site. `addresses` are URLs in addition to the stored one. */
export function siteUrls(
  facts: SiteFacts,
  now: number,
  addresses: readonly string[] = [],
): SiteUrls {
  const own = [NO_ORIGIN, facts.settings.general.address, ...addresses];
  const hosts = new Set(own.map((address) => URL.parse(address)?.host));
  return {
    isLive: (path) => {
      const place = findDocument({ path, query: NO_QUERY }, facts);
      return place !== undefined && isPublic(place.node, new Date(now).toISOString());
    },
    pathOf: (target) => {
      const url = URL.parse(target, NO_ORIGIN);
      return url && hosts.has(url.host) ? url.pathname : null;
    },
  };
}
