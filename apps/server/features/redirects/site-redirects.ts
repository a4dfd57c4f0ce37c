import type { RedirectRecord } from '@plinth/contract';
import {
  createRedirectRules,
  followRedirects,
  looseOldUrl,
  loosePath,
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
  readonly follow: Follow;
  /**
   * Resolves a path that neither a page nor `follow` knows, and that only differs from an old URL in
   * spelling (`loosePath`).
   */
  readonly followLoosely: Follow;
};

type Follow = (path: string, site: SiteUrls) => Promise<RedirectOutcome<RedirectRecord>>;

type Rules = RedirectRules<RedirectRecord>;

/** Rules for exact spellings, and for all others, which are needed less often. */
type Loaded = { readonly exact: Rules; readonly loose: () => Rules };

function loadedFrom(list: readonly RedirectRecord[]): Loaded {
  let loose: Rules | undefined;
  return {
    exact: createRedirectRules(list),
    loose: () => {
      loose ??= createRedirectRules(
        list.map((redirect) => ({ ...redirect, old_url: looseOldUrl(redirect) })),
      );
      return loose;
    },
  };
}

/** Like `followRedirects`, but never to a path that exact rules send elsewhere: that could loop. */
function resolveLoosely(
  { exact, loose }: Loaded,
  path: string,
  site: SiteUrls,
): RedirectOutcome<RedirectRecord> {
  const pathOf = (target: string) => {
    const found = site.pathOf(target);
    return found === null || site.isLive(found) ? found : loosePath(found);
  };
  const outcome = followRedirects(loose(), loosePath(path), { ...site, pathOf });
  if (outcome.kind !== 'redirect') return outcome;
  const target = site.pathOf(outcome.target);
  if (target === null || site.isLive(target)) return outcome;
  return followRedirects(exact, target, site).kind === 'none' ? outcome : { kind: 'none' };
}

export function createSiteRedirects({ read, changes }: Store): SiteRedirects {
  let rules: Promise<Loaded> | undefined;
  changes.subscribe((changed) => {
    const isChanged = changed.some(({ record }) => record === 'redirect');
    if (isChanged || isSiteReplaced(changed)) rules = undefined;
  });
  const load = async () => loadedFrom(await listAll(read, 'redirect', 'position'));
  const current = () => {
    rules ??= load().catch((error) => {
      rules = undefined;
      throw error;
    });
    return rules;
  };
  return {
    follow: async (path, site) => followRedirects((await current()).exact, path, site),
    followLoosely: async (path, site) => resolveLoosely(await current(), path, site),
  };
}
