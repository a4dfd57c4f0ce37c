import {
  createRedirectRules,
  followRedirects,
  isPublic,
  type Owner,
  type SiteUrls,
} from '@plinth/model';
import type { SiteLinks, TargetState } from '../../features/links/broken-links.ts';
import type { Reader } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';
import { type DocumentLocation, locationOf } from '../facts/locations.ts';
import { readSiteFacts } from '../facts/site-facts.ts';
import { isServicePage } from './service-pages.ts';
import { findDocument, findRespelled, siteUrls } from './site-urls.ts';

type Addressed = { readonly now: number; readonly addresses: readonly string[] };

/** How the site resolves links now. */
export async function readSiteLinks(db: Reader, { now, addresses }: Addressed): Promise<SiteLinks> {
  const facts = await readSiteFacts(db);
  const urls: SiteUrls = siteUrls(facts, now, addresses);
  const rules = createRedirectRules(await listAll(db, 'redirect', 'position'));
  const time = new Date(now).toISOString();
  const stateOf = (location: DocumentLocation | undefined): TargetState => {
    if (!location) return 'missing';
    return isPublic(location.node, time) ? 'live' : 'hidden';
  };
  const nodeOf = ({ kind, id }: Owner) => facts.indexes[kind].get(id);
  return {
    pathOf: urls.pathOf,
    isRedirected: (path) => followRedirects(rules, path, urls).kind === 'redirect',
    nameOf: (owner) => nodeOf(owner)?.name ?? null,
    ownerState: (owner) => {
      if (!nodeOf(owner)) return 'missing';
      return isServicePage(owner, facts)
        ? 'hidden'
        : stateOf(locationOf(facts, owner) ?? undefined);
    },
    pageAt: (path) => {
      const location = findDocument({ path, query: new URLSearchParams() }, facts);
      return location?.owner.kind === 'page' && isPublic(location.node, time)
        ? location.owner.id
        : null;
    },
    pathState: (path) => {
      const isFile = /\.(?!html$)\w{1,8}$/i.test(path);
      if (isFile) return 'live';
      const requested = { path, query: new URLSearchParams() };
      return stateOf(findDocument(requested, facts) ?? findRespelled(requested, facts));
    },
  };
}
