import {
  decodePath,
  normalizePath,
  type QueryParameter,
  queryParameters,
  type RedirectFields,
  splitQuery,
} from '@plinth/model';
import type { Move } from './addresses.ts';

/** A redirect of the owner, or of an address that became a path. */
export type Rule = {
  /** Text between wildcards: always one part more than there are wildcards. Not encoded. */
  readonly parts: readonly string[];
  /** Parameters that a request must have, in any order and among others. */
  readonly query: readonly QueryParameter[];
  /** Empty for what is gone. `$1` is the match of the first wildcard. */
  readonly to: string;
  readonly code: RedirectFields['code'];
};

/** A query that became a path: `/?url=about`, `/blog/?page=2`. */
export type QueryRule = {
  readonly path: string;
  readonly name: string;
  /** Null: any number, which `to` has as `$1`. */
  readonly value: string | null;
  readonly to: string;
};

export type Rules = {
  readonly rules: readonly Rule[];
  readonly queries: readonly QueryRule[];
  readonly iconType: string;
};

export const ruleOf = (redirect: RedirectFields, to: string): Rule => {
  const { old_url, is_wildcard_disabled, code } = redirect;
  const { path } = splitQuery(old_url);
  const isPattern = !is_wildcard_disabled && old_url.includes('*');
  const isPathPattern = isPattern && path.includes('*');
  return {
    parts: isPathPattern ? decodePath(path).split('*') : [normalizePath(path)],
    query: queryParameters(old_url, !is_wildcard_disabled),
    to: code === 410 ? '' : to.replaceAll(isPattern ? /\$(?![1-9])/g : '$', '%24'),
    code,
  };
};

/** The query of an address that became a path. Null: it had none, but another path. */
export function queryRuleOf({ from, to }: Move): QueryRule | null {
  const [path = '', query] = from.split('?', 2);
  if (query === undefined) return null;
  const [name = '', value = ''] = query.split('=', 2);
  return { path, name, value, to };
}

/** A wildcard at the start of a target could name another host. */
export const startsWithWildcard = ({ to }: Rule): boolean => /^\/\$[1-9]/.test(to);

const NUMBER = '([1-9][0-9]{0,6})';

/** Text in a regular expression. Web servers read it in quotes, which nothing escapes everywhere. */
export const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&').replaceAll('"', '\\x22');

/** As a regular expression of a path, which is encoded or not. */
export function patternOf(rule: Rule, encode: (text: string) => string): string {
  const any = startsWithWildcard(rule) ? '([^/\\x5c%].*?)' : '(.*?)';
  const source = rule.parts.map((part) => literal(encode(part))).join(any);
  return rule.parts.length === 1 ? `${source}(?:/|\\.html)?` : source.replace(/\/?$/, '/?');
}

/** Any of the ways in which a query spells a text. */
const spelled = (text: string): string => {
  const encoded = encodeURIComponent(text);
  const ways = new Set([text, encoded, encoded.replaceAll('%20', '+'), encodeURI(text)]);
  const patterns = [...ways].filter((way) => !/[\s&#]/.test(way)).map(literal);
  return patterns.length === 1 ? (patterns[0] ?? '') : `(?:${patterns.join('|')})`;
};

/** As a regular expression of a query: all parameters of a rule, in any order. */
export function parametersPattern(rule: Rule): string {
  const any = startsWithWildcard(rule) ? '([^/\\x5c%&][^&]*?)' : '([^&]*?)';
  const patterns = rule.query.map(({ name, value, glob }) => {
    const parts = (glob?.parts ?? [value]).map((part) => (part === '' ? '' : spelled(part)));
    const text = parts.join(any);
    return `(?=(?:.*&)?${spelled(name)}${text === '' ? '=?' : `=${text}`}(?:&|$))`;
  });
  return patterns.join('');
}

export const queryPattern = ({ name, value }: QueryRule): string =>
  `(?:^|&)${literal(name)}=${value === null ? NUMBER : literal(value)}(?:&|$)`;
