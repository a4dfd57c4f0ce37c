/** Redirects of paths as people spell them: exactly as in the list, or only alike (`loosePath`). */
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
 * Resolves a path that neither a page nor exact rules know. Like `followRedirects`, but never to a
 * path that exact rules send elsewhere: that could loop.
 */
export function followLoosely(
  { exact, loose }: SpelledRules,
  path: string,
  site: SiteUrls,
): Outcome {
  const pathOf = (target: string) => {
    const found = site.pathOf(target);
    return found === null || site.isLive(found) ? found : loosePath(found);
  };
  const outcome = followRedirects(loose(), loosePath(path), { ...site, pathOf });
  if (outcome.kind === 'gone') return outcome;
  if (outcome.kind !== 'redirect') return { kind: 'none' };
  const target = site.pathOf(outcome.target);
  if (target === null || site.isLive(target)) return outcome;
  return followRedirects(exact, target, site).kind === 'none' ? outcome : { kind: 'none' };
}

/** What visitors get at a path: a page, also one whose URL is spelled differently, or a redirect. */
export function resolveSpelled(
  rules: SpelledRules,
  path: string,
  site: SiteUrls,
): Outcome | { readonly kind: 'page' } {
  if (site.isLive(path)) return { kind: 'page' };
  const outcome = followRedirects(rules.exact, path, site);
  if (outcome.kind !== 'none') return outcome;
  return site.isLive(loosePath(path)) ? { kind: 'page' } : followLoosely(rules, path, site);
}
