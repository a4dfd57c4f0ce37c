import type { RedirectRecord } from '@plinth/contract';
import { followRedirects, type RedirectOutcome, type SiteUrls } from '@plinth/model';
import { isSiteReplaced } from '../../storage/database/changes.ts';
import type { Store } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';
import { followLoosely, type SpelledRules, spelledRules } from './loose-rules.ts';

/** The site's redirects, cached in memory and reloaded after a change. */
export type SiteRedirects = {
  /** Resolves a path with its query. */
  readonly follow: Follow;
  /**
   * Resolves a URL that neither a page nor `follow` knows, and whose path only differs from an old URL
   * in spelling (`loosePath`).
   */
  readonly followLoosely: Follow;
};

type Follow = (url: string, site: SiteUrls) => Promise<RedirectOutcome<RedirectRecord>>;

export function createSiteRedirects({ read, changes }: Store): SiteRedirects {
  let rules: Promise<SpelledRules> | undefined;
  changes.subscribe((changed) => {
    const isChanged = changed.some(({ record }) => record === 'redirect');
    if (isChanged || isSiteReplaced(changed)) rules = undefined;
  });
  const load = async () => spelledRules(await listAll(read, 'redirect', 'position'));
  const current = () => {
    rules ??= load().catch((error) => {
      rules = undefined;
      throw error;
    });
    return rules;
  };
  return {
    follow: async (url, site) => followRedirects((await current()).exact, url, site),
    followLoosely: async (url, site) => followLoosely(await current(), url, site),
  };
}
