/** Queries of old URLs, such as `?page_id=12`, and of requests. */
import { LIST_PAGE_PARAMETER } from '../urls/list-page.ts';
import { type Glob, matchGlob, parseGlob } from './glob.ts';

/** A URL of this site without its query, and its query without the question mark. */
export function splitQuery(url: string): { readonly path: string; readonly query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** The query of a URL, without its fragment. */
export const queryOf = (url: string): string => splitQuery(url.replace(/#.*$/s, '')).query;

export const joinQueries = (...queries: readonly string[]): string =>
  queries.filter((query) => query !== '').join('&');

export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`;

/** Percent-encoded bytes of other character sets stay, with their digits in upper case. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).normalize('NFC');
  } catch {
    return text.replaceAll(/%[0-9a-f]{2}/gi, (digits) => digits.toUpperCase());
  }
}

type Pair = { readonly name: string; readonly value: string };

function pairOf(part: string): Pair {
  const at = part.indexOf('=');
  return at < 0
    ? { name: decodePart(part), value: '' }
    : { name: decodePart(part.slice(0, at)), value: decodePart(part.slice(at + 1)) };
}

/** The decoded parameters of a query. */
export const parseQuery = (query: string): readonly Pair[] =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map(pairOf);

/** The values of a request's parameters, by name. */
export function valuesByName(pairs: readonly Pair[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const { name, value } of pairs) {
    const others = values.get(name);
    if (others) others.add(value);
    else values.set(name, new Set([value]));
  }
  return values;
}

/** A parameter that a request must have. */
export type QueryParameter = Pair & {
  /** Null if the value has no wildcard. */
  readonly glob: Glob | null;
};

/** The parameters that an old URL names. */
export const queryParameters = (old_url: string, hasWildcards: boolean): QueryParameter[] =>
  parseQuery(splitQuery(old_url).query).map((pair) => ({
    ...pair,
    glob: hasWildcards && pair.value.includes('*') ? parseGlob(pair.value) : null,
  }));

function firstMatch(glob: Glob, values: ReadonlySet<string>): readonly string[] | null {
  for (const value of values) {
    const captures = matchGlob(glob, value);
    if (captures) return captures;
  }
  return null;
}

/**
 * Whether a request has all of the parameters, in any order; others don't matter. Returns the text
 * that the wildcards matched, in the order of the old URL. Null if one is missing.
 */
export function matchQuery(
  parameters: readonly QueryParameter[],
  requested: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | null {
  const captures: string[] = [];
  for (const { name, value, glob } of parameters) {
    const values = requested.get(name);
    if (!values) return null;
    if (glob === null) {
      if (!values.has(value)) return null;
      continue;
    }
    const match = firstMatch(glob, values);
    if (!match) return null;
    captures.push(...match);
  }
  return captures;
}

/** The query of a request without some parameters. The others stay as they were sent. */
export const withoutParameters = (query: string, names: ReadonlySet<string>): string =>
  query
    .split('&')
    .filter((part) => !names.has(pairOf(part).name))
    .join('&');

/** Parameters that pages of this site have themselves. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set(['url', 'safe', LIST_PAGE_PARAMETER]);

/**
 * Whether a redirect of these parameters applies although its path has a page: `/?p=12` is no page,
 * while the home page is at `/`.
 */
export const overridesPage = (parameters: readonly Pair[]): boolean =>
  parameters.some(({ name }) => !PAGE_PARAMETERS.has(name));
