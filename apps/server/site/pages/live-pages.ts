import { isPublic, parsePagePath } from '@plinth/model';
import { findPlace, type Place } from '../facts/places.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { isServicePage } from './service-pages.ts';

/** A URL as a visitor asked for it. */
export type AskedAddress = { readonly path: string; readonly query: URLSearchParams };

/** The document at a URL, in any of the forms in which URLs of pages can be written. */
export function findDocument({ path, query }: AskedAddress, facts: SiteFacts): Place | undefined {
  const { settings } = facts;
  const url = query.get('url') ?? undefined;
  const asked = parsePagePath({ path, url }, settings.general);
  const place = asked ? findPlace(facts, asked.chain) : undefined;
  return place && isServicePage(place.owner, facts) ? undefined : place;
}

const NO_QUERY = new URLSearchParams();

/** Tells which paths have a published page, protected or not. */
export const livePages =
  (facts: SiteFacts, now: number) =>
  (path: string): boolean => {
    const place = findDocument({ path, query: NO_QUERY }, facts);
    return place !== undefined && isPublic(place.node, new Date(now).toISOString());
  };
