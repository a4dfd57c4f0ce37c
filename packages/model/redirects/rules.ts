import { decodePath, loosePath } from '../urls/loose-path.ts';
import { type Glob, matchGlob, parseGlob, substituteCaptures } from './glob.ts';
import { isReservedPath, type RedirectCode, type RedirectFields } from './redirect.ts';

/**
 * Maximum number of redirects before the final target. Longer chains are rejected and never
 * followed.
 */
export const MAX_HOPS = 5;

type Rule<R extends RedirectFields> = { readonly redirect: R; readonly order: number };
type Pattern<R extends RedirectFields> = Rule<R> & { readonly glob: Glob };

/** Patterns by the text before their first wildcard, so that a path is compared with few of them. */
type PatternIndex<R extends RedirectFields> = {
  readonly byPrefix: ReadonlyMap<string, readonly Pattern<R>[]>;
  /** The lengths of all prefixes. */
  readonly lengths: ReadonlySet<number>;
};

/** A site's redirects, indexed for matching. The first match in list order wins. */
export type RedirectRules<R extends RedirectFields = RedirectFields> = {
  readonly exact: ReadonlyMap<string, Rule<R>>;
  readonly patterns: PatternIndex<R>;
};

const hasWildcard = ({ old_url, is_wildcard_disabled }: RedirectFields): boolean =>
  !is_wildcard_disabled && old_url.includes('*');

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

/** An old URL in the spelling that `loosePath` gives to requested paths. */
export const looseOldUrl = (redirect: RedirectFields): string =>
  // Without its index file, `/index.php/*` would match all paths.
  hasWildcard(redirect) ? decodePath(redirect.old_url).toLowerCase() : loosePath(redirect.old_url);

export function createRedirectRules<R extends RedirectFields>(
  list: readonly R[],
): RedirectRules<R> {
  const exact = new Map<string, Rule<R>>();
  const patterns: Pattern<R>[] = [];
  for (const [order, redirect] of list.entries()) {
    if (hasWildcard(redirect)) {
      patterns.push({ redirect, order, glob: parseGlob(decodePath(redirect.old_url)) });
      continue;
    }
    const path = normalizePath(redirect.old_url);
    if (!exact.has(path)) exact.set(path, { redirect, order });
  }
  return { exact, patterns: indexPatterns(patterns) };
}

export type RedirectMatch<R extends RedirectFields> = {
  readonly redirect: R;
  /** The text that the wildcards matched. */
  readonly captures: readonly string[];
};

/** Finds the redirect for a path. The first match in list order wins; reserved paths have none. */
export function matchRedirect<R extends RedirectFields>(
  { exact, patterns }: RedirectRules<R>,
  path: string,
): RedirectMatch<R> | null {
  if (isReservedPath(decodePath(path))) return null;
  const literal = exact.get(normalizePath(path));
  const variants = pathVariants(path);
  for (const { redirect, order, glob } of candidates(patterns, variants)) {
    if (literal && literal.order < order) break;
    const captures = matchVariants(glob, variants);
    if (captures) return { redirect, captures };
  }
  return literal ? { redirect: literal.redirect, captures: [] } : null;
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
      readonly code: RedirectCode;
    };

/** How the site itself resolves URLs. */
export type SiteUrls = {
  /** Whether a page is shown at a path. Live pages take precedence over redirects. */
  readonly isLive: (path: string) => boolean;
  /** The path of a target on this site. Null for other sites. */
  readonly pathOf: (target: string) => string | null;
};

/** Resolves a path. Follows redirect chains here, so that visitors are redirected only once. */
export function followRedirects<R extends RedirectFields>(
  rules: RedirectRules<R>,
  path: string,
  site: SiteUrls,
): RedirectOutcome<R> {
  const start = matchRedirect(rules, path);
  if (!start) return { kind: 'none' };
  const rule = start.redirect;
  const seen = new Set([normalizePath(path)]);
  for (let match = start, hops = 1; ; hops += 1) {
    if (match.redirect.code === 410) return { kind: 'gone', rule };
    const target = targetOf(match);
    const next = site.pathOf(target);
    const nextMatch = next === null || site.isLive(next) ? null : matchRedirect(rules, next);
    if (next === null || !nextMatch) {
      return { kind: 'redirect', rule, target, code: rule.code };
    }
    if (seen.has(normalizePath(next))) return { kind: 'loop', rule };
    if (hops >= MAX_HOPS) return { kind: 'chain', rule };
    seen.add(normalizePath(next));
    match = nextMatch;
  }
}
