import { type RedirectRecord, RpcError } from '@plinth/contract';
import {
  createRedirectRules,
  groupIssues,
  MAX_REDIRECTS,
  matchRedirect,
  normalizePath,
  normalizeUrl,
  queryOf,
  type RedirectFields,
  type RedirectRules,
  type SiteUrls,
  targetOf,
  withQuery,
} from '@plinth/model';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Tx } from '../../storage/database/store.ts';
import { listAll } from '../../storage/records/lists.ts';
import { changeRecord, createRecords, deleteRecord } from '../../storage/records/records.ts';
import { redirectIssues } from './check-redirect.ts';

type Target = Pick<RedirectFields, 'new_url' | 'code'>;

/** Where a redirect leads once `rules` are in force, without the hop over them. */
function shortened({ new_url, code }: Target, rules: RedirectRules, site: SiteUrls): string {
  const path = code === 410 ? null : site.pathOf(new_url);
  const url = path === null ? '' : withQuery(path, queryOf(new_url));
  const match = new_url.startsWith('/') && url !== '' ? matchRedirect(rules, url) : null;
  return match && match.redirect.code !== 410 ? targetOf(match) : new_url;
}

/** Whether a redirect leads to its own URL: `/a/*` to `/a/$1`. */
function isSelf({ old_url, new_url }: RedirectFields, site: SiteUrls): boolean {
  let wildcards = 0;
  const own = old_url.replaceAll('*', () => {
    wildcards += 1;
    return `$${wildcards}`;
  });
  const path = site.pathOf(new_url) ?? '';
  const target = old_url.includes('?') ? withQuery(path, queryOf(new_url)) : path;
  return [own, old_url].some((url) => normalizeUrl(url) === normalizeUrl(target));
}

/** Whether a redirect leads to a live URL, or to those below one. */
function isShown({ new_url }: RedirectFields, site: SiteUrls): boolean {
  const path = site.pathOf(new_url);
  return path !== null && site.isLive(normalizePath(path.replace(/\/\$\d$/, '')));
}

/** Moves all stored redirects by a number of places. */
async function shiftAll({ db }: Tx, by: number): Promise<void> {
  await db
    .updateTable('redirect')
    .set(({ eb }) => ({ position: eb('position', '+', by) }))
    .execute();
}

/**
 * Adds redirects before all others, so that none of these hides them, and so that no chains arise:
 * stored ones that lead to an old URL lead to its new one, and those of the same old URL are replaced,
 * as are those of URLs that have become live. Throws `VALIDATION` for loops and too many redirects,
 * before anything is written.
 */
export async function addRedirects(
  tx: Tx,
  given: readonly RedirectFields[],
  site: SiteUrls,
): Promise<void> {
  const stored = await listAll(tx.db, 'redirect', 'position');
  const taken = new Set(given.map(({ old_url }) => normalizeUrl(old_url)));
  const targets = new Set(given.map(({ new_url }) => normalizePath(site.pathOf(new_url) ?? '')));
  const givenRules = createRedirectRules(given);
  const isReplaced = (redirect: RedirectRecord) => {
    const path = normalizeUrl(redirect.old_url);
    const new_url = shortened(redirect, givenRules, site);
    const isOutdated = targets.has(path) && site.isLive(path);
    return taken.has(path) || isOutdated || isSelf({ ...redirect, new_url }, site);
  };
  const replaced = stored.filter(isReplaced);
  const others = stored.filter((one) => !isReplaced(one));
  const otherRules = createRedirectRules(others);
  const added = given.map((redirect) =>
    isShown(redirect, site)
      ? redirect
      : { ...redirect, new_url: shortened(redirect, otherRules, site) },
  );
  const addedRules = createRedirectRules(added);
  const kept = others.map((one) => ({ ...one, new_url: shortened(one, addedRules, site) }));
  if (kept.length + added.length > MAX_REDIRECTS) throw fieldError('old_url', 'tooManyRedirects');
  const rules = createRedirectRules([...added, ...kept]);
  const issues = added.flatMap((redirect) => redirectIssues(redirect, { rules, ...site }));
  if (issues.length > 0) throw new RpcError('VALIDATION', { errors: groupIssues(issues) });
  for (const { id } of replaced) await deleteRecord(tx, 'redirect', id);
  for (const [index, { id, revision, new_url }] of kept.entries()) {
    if (new_url === others[index]?.new_url) continue;
    await changeRecord(tx, 'redirect', { id, revision, fields: { new_url } });
  }
  await shiftAll(tx, added.length - (kept[0]?.position ?? 0));
  await createRecords(
    tx,
    'redirect',
    added.map((redirect, position) => ({ ...redirect, position, hits: 0 })),
  );
}
