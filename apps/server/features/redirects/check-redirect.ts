import {
  type FieldIssue,
  followRedirects,
  overridesPage,
  queryParameters,
  type RedirectFields,
  type RedirectRules,
  redirectFaults,
  type SiteUrls,
} from '@plinth/model';

/** The context that a redirect is checked in. */
export type RedirectContext = SiteUrls & {
  /** All redirects of the site, including the one being checked. */
  readonly rules: RedirectRules;
};

/** A sample URL that matches a wildcard rule, to find out where the rule leads. */
const samplePath = ({ old_url, is_wildcard_disabled }: RedirectFields): string =>
  is_wildcard_disabled ? old_url : old_url.replaceAll('*', 'any');

const KEYS = { loop: 'redirectLoop', chain: 'redirectChain' } as const;

/** Problems of a redirect in the context of all others. */
export function redirectIssues(
  redirect: RedirectFields,
  { rules, ...site }: RedirectContext,
): readonly FieldIssue[] {
  const faults = redirectFaults(redirect);
  if (faults.length > 0) return faults;
  const path = samplePath(redirect);
  const isExact = path === redirect.old_url;
  const isHidden = isExact && !overridesPage(queryParameters(path, false)) && site.isLive(path);
  if (isHidden) return [{ path: 'old_url', key: 'livePage' }];
  const outcome = followRedirects(rules, path, site);
  if (outcome.kind === 'loop' || outcome.kind === 'chain') {
    return [{ path: 'new_url', key: KEYS[outcome.kind] }];
  }
  return [];
}
