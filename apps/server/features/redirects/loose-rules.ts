/** Redirects of paths as people spell them: exactly as in the list, or only alike (`loosePath`). */
import type { RedirectRecord } from '@plinth/contract';
import {
  createRedirectRules,
  followRedirects,
  joinQueries,
  looseOldUrl,
  loosePath,
  looseUrl,
  looseWithCapitals,
  normalizeUrl,
  queryOf,
  type RedirectFields,
  type RedirectOutcome,
  type RedirectRules,
  type SiteUrls,
  splitQuery,
  withQuery,
} from '@plinth/model';
import { isOtherContent } from './content-url.ts';

type Outcome = RedirectOutcome<RedirectRecord>;
type Rules = RedirectRules<RedirectRecord>;

/** The rules for spellings that only resemble old URLs are needed less often. */
export type SpelledRules = { readonly exact: Rules; readonly loose: () => Rules };

export function spelledRules(list: readonly RedirectRecord[]): SpelledRules {
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

/**
 * Resolves a URL that neither a page nor exact rules know. Like `followRedirects`, but never to a
 * URL that exact rules send elsewhere: that could loop.
 */
export function followLoosely(
  { exact, loose }: SpelledRules,
  url: string,
  site: SiteUrls,
): Outcome {
  const pathOf = (target: string) => {
    const found = site.pathOf(target);
    return found === null || site.isLive(found) ? found : loosePath(found);
  };
  const spelled = looseWithCapitals(splitQuery(url).path);
  const outcome = followRedirects(loose(), looseUrl(url), { ...site, pathOf }, { spelled });
  if (outcome.kind === 'gone') return outcome;
  if (outcome.kind !== 'redirect') return { kind: 'none' };
  const path = site.pathOf(outcome.target);
  if (path === null) return outcome;
  const next = withQuery(path, joinQueries(queryOf(outcome.target), outcome.rest));
  return followRedirects(exact, next, site).kind === 'none' ? outcome : { kind: 'none' };
}

/**
 * Whether a redirect leads to another spelling of its own URL, which leads back to the page there:
 * from `/about?x=1` to `/About?x=1`.
 */
export function leadsBack(
  outcome: RedirectOutcome<RedirectFields>,
  url: string,
  site: Pick<SiteUrls, 'pathOf'>,
): boolean {
  if (outcome.kind !== 'redirect') return false;
  const path = site.pathOf(outcome.target);
  if (path === null) return false;
  const next = withQuery(path, joinQueries(queryOf(outcome.target), outcome.rest));
  return normalizeUrl(looseUrl(next)) === normalizeUrl(looseUrl(url));
}

/** What visitors get at a URL: a page, also one whose URL is spelled differently, or a redirect. */
export function resolveSpelled(
  rules: SpelledRules,
  url: string,
  site: SiteUrls,
): Outcome | { readonly kind: 'page' } {
  const outcome = followRedirects(rules.exact, url, site);
  if (outcome.kind !== 'none') return outcome;
  const isPage = site.isLive(url) || (!isOtherContent(url) && site.isLive(looseUrl(url)));
  return isPage ? { kind: 'page' } : followLoosely(rules, url, site);
}
