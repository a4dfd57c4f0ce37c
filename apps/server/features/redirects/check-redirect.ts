import {
  type FieldIssue,
  followRedirects,
  type MatchingWork,
  overridesPage,
  queryParameters,
  type RedirectFields,
  type RedirectRules,
  redirectFaults,
  type SiteUrls,
} from '@plinth/model';
import { leadsBack } from './loose-rules.ts';

/** The context that a redirect is checked in. */
export type RedirectContext = SiteUrls & {
  /** All redirects of the site, including the one being checked. */
  readonly rules: RedirectRules;
  /** Counts what the check takes. */
  readonly work?: MatchingWork | undefined;
};

/** A sample URL that matches a wildcard rule, to find out where the rule leads. */
const samplePath = ({ old_url, is_wildcard_disabled }: RedirectFields): string =>
  is_wildcard_disabled ? old_url : old_url.replaceAll('*', 'any');

const KEYS = { loop: 'redirectLoop', chain: 'redirectChain' } as const;

/** Problems of a redirect in the context of all others. */
export function redirectIssues(
  redirect: RedirectFields,
  { rules, work, ...site }: RedirectContext,
): readonly FieldIssue[] {
  const faults = redirectFaults(redirect);
  if (faults.length > 0) return faults;
  const path = samplePath(redirect);
  const isExact = path === redirect.old_url;
  const isAtPage = isExact && site.isLive(path);
  if (isAtPage && !overridesPage(queryParameters(path, false)))
    return [{ path: 'old_url', key: 'livePage' }];
  const outcome = followRedirects(rules, path, site, { work });
  if (isAtPage && leadsBack(outcome, path, site)) return [{ path: 'new_url', key: KEYS.loop }];
  if (outcome.kind === 'loop' || outcome.kind === 'chain') {
    return [{ path: 'new_url', key: KEYS[outcome.kind] }];
  }
  return [];
}
