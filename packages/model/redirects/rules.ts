import { decodePath, loosePath } from '../urls/loose-path.ts';
import { type Glob, matchGlob, parseGlob, substituteCaptures } from './glob.ts';
import {
  joinQueries,
  matchQuery,
  overridesPage,
  parseQuery,
  type QueryParameter,
  queryOf,
  queryParameters,
  splitQuery,
  valuesByName,
  withoutParameters,
  withQuery,
} from './query.ts';
import { isReservedPath, type RedirectCode, type RedirectFields } from './redirect.ts';

/**
 * Maximum number of redirects before the final target. Longer chains are rejected and never
 * followed.
 */
export const MAX_HOPS = 5;

type Rule<R extends RedirectFields> = {
  readonly redirect: R;
  readonly order: number;
  /** Parameters that a request must have. */
  readonly query: readonly QueryParameter[];
};
type Pattern<R extends RedirectFields> = Rule<R> & { readonly glob: Glob };

/** Patterns by the text before their first wildcard, so that a path is compared with few of them. */
type PatternIndex<R extends RedirectFields> = {
  readonly byPrefix: ReadonlyMap<string, readonly Pattern<R>[]>;
  /** The lengths of all prefixes. */
  readonly lengths: ReadonlySet<number>;
};

/** A site's redirects, indexed for matching. The first match in list order wins. */
export type RedirectRules<R extends RedirectFields = RedirectFields> = {
  /** By path, or by path and the parameter that the fewest rules have. */
  readonly exact: ReadonlyMap<string, readonly Rule<R>[]>;
  readonly patterns: PatternIndex<R>;
};

/** What matching has taken so far. */
export type MatchingWork = { comparisons: number };

const hasWildcard = ({ old_url, is_wildcard_disabled }: RedirectFields): boolean =>
  !is_wildcard_disabled && splitQuery(old_url).path.includes('*');

/**
 * Searches from the end, because a regular expression would be quadratic for long runs of slashes.
 */
function stripSuffix(path: string): string {
  if (path.endsWith('.html')) return path.slice(0, -'.html'.length);
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Normalizes `/old`, `/old/`, and `/old.html`, encoded or not, to one form. */
export const normalizePath = (path: string): string => stripSuffix(decodePath(path)) || '/';

/** The same for old URLs of the same requests: `/old/?b=1&a=2` and `/old?a=2&b=1`. */
export function normalizeUrl(url: string): string {
  const { path, query } = splitQuery(url);
  const pairs = parseQuery(query).map(({ name, value }) => JSON.stringify([name, value]));
  return withQuery(normalizePath(path), pairs.sort().join('&'));
}

/** All forms of a path that a pattern can match, starting with the requested one. */
function pathVariants(path: string): readonly string[] {
  const text = decodePath(path);
  const base = stripSuffix(text);
  return base === '' ? [text] : [...new Set([text, base, `${base}/`, `${base}.html`])];
}

function matchVariants(glob: Glob, variants: readonly string[]): readonly string[] | null {
  for (const variant of variants) {
    const captures = matchGlob(glob, variant);
    if (captures) return captures;
  }
  return null;
}

function indexPatterns<R extends RedirectFields>(patterns: readonly Pattern<R>[]): PatternIndex<R> {
  const byPrefix = new Map<string, Pattern<R>[]>();
  for (const pattern of patterns) {
    const [prefix = ''] = pattern.glob.parts;
    const others = byPrefix.get(prefix);
    if (others) others.push(pattern);
    else byPrefix.set(prefix, [pattern]);
  }
  return { byPrefix, lengths: new Set([...byPrefix.keys()].map(({ length }) => length)) };
}

/** The patterns that may match one of the paths, in list order. */
function candidates<R extends RedirectFields>(
  { byPrefix, lengths }: PatternIndex<R>,
  paths: readonly string[],
): readonly Pattern<R>[] {
  const prefixes = new Set(
    paths.flatMap((path) =>
      [...lengths].filter((length) => length <= path.length).map((length) => path.slice(0, length)),
    ),
  );
  return [...prefixes]
    .flatMap((prefix) => byPrefix.get(prefix) ?? [])
    .sort((a, b) => a.order - b.order);
}

/** A URL with its path as `loosePath` spells it. Its query stays as it is. */
export function looseUrl(url: string): string {
  const { path, query } = splitQuery(url);
  return withQuery(loosePath(path), query);
}

/** An old URL in the spelling that `looseUrl` gives to requested URLs. */
export function looseOldUrl(redirect: RedirectFields): string {
  if (!hasWildcard(redirect)) return looseUrl(redirect.old_url);
  const { path, query } = splitQuery(redirect.old_url);
  // Without its index file, `/index.php/*` would match all paths.
  return withQuery(decodePath(path).toLowerCase(), query);
}

const exactKey = (path: string, { name, value }: { name: string; value: string }): string =>
  `${path}?${name}=${value}`;

/** The keys that every request of a rule has: its path with each parameter, or its path alone. */
function exactKeys(path: string, query: readonly QueryParameter[]): readonly [string, ...string[]] {
  const [first, ...others] = query
    .filter(({ glob }) => glob === null)
    .map((literal) => exactKey(path, literal));
  return first === undefined ? [path] : [first, ...others];
}

export function createRedirectRules<R extends RedirectFields>(
  list: readonly R[],
): RedirectRules<R> {
  const patterns: Pattern<R>[] = [];
  const literals: (Rule<R> & { readonly keys: readonly string[] })[] = [];
  const shares = new Map<string, number>();
  for (const [order, redirect] of list.entries()) {
    const query = queryParameters(redirect.old_url, !redirect.is_wildcard_disabled);
    const { path } = splitQuery(redirect.old_url);
    if (hasWildcard(redirect)) {
      patterns.push({ redirect, order, query, glob: parseGlob(decodePath(path)) });
      continue;
    }
    const keys = exactKeys(normalizePath(path), query);
    for (const key of keys) shares.set(key, (shares.get(key) ?? 0) + 1);
    literals.push({ redirect, order, query, keys });
  }
  const exact = new Map<string, Rule<R>[]>();
  const shareOf = (key: string) => shares.get(key) ?? 0;
  for (const { keys, ...rule } of literals) {
    const key = keys.reduce((rarest, other) => (shareOf(other) < shareOf(rarest) ? other : rarest));
    const others = exact.get(key);
    if (others) others.push(rule);
    else exact.set(key, [rule]);
  }
  return { exact, patterns: indexPatterns(patterns) };
}

type Matching = {
  /** Whether a page is shown there. */
  readonly isLive?: boolean;
  /** The path in capitals and small letters as requested, if `url` has it in small letters. */
  readonly spelled?: string | undefined;
  readonly work?: MatchingWork | undefined;
};

/** Captures of a path in small letters, with the capitals that were requested. */
function spelledAs(path: string, { parts }: Glob, captures: readonly string[]): readonly string[] {
  let at = parts[0]?.length ?? 0;
  return captures.map((capture, index) => {
    const text = path.slice(at, at + capture.length);
    at += capture.length + (parts[index + 1]?.length ?? 0);
    return text.toLowerCase() === capture ? text : capture;
  });
}

export type RedirectMatch<R extends RedirectFields> = {
  readonly redirect: R;
  /** The text that the wildcards matched. */
  readonly captures: readonly string[];
};

/**
 * Finds the redirect for a path with its query. The first match in list order wins; reserved paths
 * have none. A redirect without a query matches any query, one with a query those that have all of its
 * parameters. Where a page is live, only a redirect applies that names a parameter which pages don't
 * have.
 */
export function matchRedirect<R extends RedirectFields>(
  { exact, patterns }: RedirectRules<R>,
  url: string,
  { isLive = false, spelled, work = { comparisons: 0 } }: Matching = {},
): RedirectMatch<R> | null {
  const { path, query } = splitQuery(url);
  if (isReservedPath(decodePath(path))) return null;
  const pairs = parseQuery(query);
  const values = valuesByName(pairs);
  const match = (rule: Rule<R>) =>
    isLive && !overridesPage(rule.query) ? null : matchQuery(rule.query, values);
  const base = normalizePath(path);
  const keys = new Set([base, ...pairs.map((pair) => exactKey(base, pair))]);
  let literal: (RedirectMatch<R> & { readonly order: number }) | undefined;
  for (const rule of [...keys].flatMap((key) => exact.get(key) ?? [])) {
    if (literal && literal.order < rule.order) continue;
    work.comparisons += 1;
    const captures = match(rule);
    if (captures) literal = { redirect: rule.redirect, order: rule.order, captures };
  }
  const variants = pathVariants(path);
  for (const rule of candidates(patterns, variants)) {
    if (literal && literal.order < rule.order) break;
    if (isLive && !overridesPage(rule.query)) continue;
    work.comparisons += 1;
    const captures = matchVariants(rule.glob, variants);
    const more = captures && match(rule);
    if (!more) continue;
    const texts = spelled === undefined ? captures : spelledAs(spelled, rule.glob, captures);
    return { redirect: rule.redirect, captures: [...texts, ...more] };
  }
  return literal ? { redirect: literal.redirect, captures: literal.captures } : null;
}

/** Encodes characters that headers can't contain, without double-encoding. */
const encodeUrl = (url: string): string => encodeURI(url).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');

/**
 * The target of a match. On this site it always starts with exactly one slash, so it can't leave
 * the host.
 */
export function targetOf({ redirect, captures }: RedirectMatch<RedirectFields>): string {
  const { new_url, old_url, is_wildcard_disabled } = redirect;
  const isFilled = !is_wildcard_disabled && old_url.includes('*');
  const filled = encodeUrl(isFilled ? substituteCaptures(new_url, captures) : new_url);
  return new_url.startsWith('/') ? filled.replace(/^\/(?:\/|%5c)+/i, '/') : filled;
}

export type RedirectOutcome<R extends RedirectFields> =
  | { readonly kind: 'none' }
  | { readonly kind: 'gone'; readonly rule: R }
  | { readonly kind: 'loop' | 'chain'; readonly rule: R }
  | {
      readonly kind: 'redirect';
      readonly rule: R;
      readonly target: string;
      /** The rest of the request's query, which no redirect has named. It belongs to the target. */
      readonly rest: string;
      readonly code: RedirectCode;
    };

/** How the site itself resolves URLs. */
export type SiteUrls = {
  /** Whether a page is shown at a path, with or without a query. Live pages take precedence over redirects. */
  readonly isLive: (url: string) => boolean;
  /** The path of a target on this site. Null for other sites. */
  readonly pathOf: (target: string) => string | null;
};

const namesOf = ({ old_url }: RedirectFields): ReadonlySet<string> =>
  new Set(queryParameters(old_url, false).map(({ name }) => name));

const seenKey = (url: string, { old_url }: RedirectFields): string =>
  `${normalizePath(splitQuery(url).path)} ${old_url}`;

/**
 * Resolves a path with its query. Follows redirect chains here, so that visitors are redirected only
 * once.
 */
export function followRedirects<R extends RedirectFields>(
  rules: RedirectRules<R>,
  url: string,
  site: SiteUrls,
  { spelled, work }: Pick<Matching, 'spelled' | 'work'> = {},
): RedirectOutcome<R> {
  const find = (at: string, path?: string) =>
    matchRedirect(rules, at, { isLive: site.isLive(at), spelled: path, work });
  const start = find(url, spelled);
  if (!start) return { kind: 'none' };
  const rule = start.redirect;
  const seen = new Set([seenKey(url, rule)]);
  let rest = splitQuery(url).query;
  for (let match = start, hops = 1; ; hops += 1) {
    if (match.redirect.code === 410) return { kind: 'gone', rule };
    const target = targetOf(match);
    rest = withoutParameters(rest, namesOf(match.redirect));
    const path = site.pathOf(target);
    const next = path === null ? null : withQuery(path, joinQueries(queryOf(target), rest));
    const nextMatch = next === null ? null : find(next);
    if (next === null || !nextMatch) {
      return { kind: 'redirect', rule, target, rest, code: rule.code };
    }
    if (seen.has(seenKey(next, nextMatch.redirect))) return { kind: 'loop', rule };
    if (hops >= MAX_HOPS) return { kind: 'chain', rule };
    seen.add(seenKey(next, nextMatch.redirect));
    match = nextMatch;
  }
}
