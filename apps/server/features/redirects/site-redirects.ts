import type { RedirectRecord } from '@plinth/contract';
import {
  createRedirectRules,
  followRedirects,
  type RedirectOutcome,
  type RedirectRules,
  type SiteUrls,
} from '@plinth/model';
import { isSiteReplaced } from '../../storage/database/changes.ts';
import type { Store } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';

/** The site's redirects, cached in memory and reloaded after a change. */
export type SiteRedirects = {
  /** Resolves a path that has no page. */
  readonly follow: (path: string, site: SiteUrls) => Promise<RedirectOutcome<RedirectRecord>>;
};

export function createSiteRedirects({ read, changes }: Store): SiteRedirects {
  let rules: Promise<RedirectRules<RedirectRecord>> | undefined;
  changes.subscribe((changed) => {
    const isChanged = changed.some(({ record }) => record === 'redirect');
    if (isChanged || isSiteReplaced(changed)) rules = undefined;
  });
  const load = async () => createRedirectRules(await listAll(read, 'redirect', 'position'));
  const current = () => {
    rules ??= load().catch((error) => {
      rules = undefined;
      throw error;
    });
    return rules;
  };
  return { follow: async (path, site) => followRedirects(await current(), path, site) };
}
