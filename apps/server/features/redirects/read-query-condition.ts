/** Conditions of `.htaccess` files that name parameters of old URLs. */
import type { RuleLine } from './read-rules.ts';

const START = /^(?:\^|\((?:\?:)?\^\|&\)|\((?:\?:)?&\|\^\))/;
const END = /(?:\$|\((?:\?:)?&\|\$\)|\((?:\?:)?\$\|&\)|&?\.\*)$/;

/** Groups that match a whole value. */
const ANY_VALUE = /\((?:\.[*+]\??|\[\^&\][*+]|\[0-9\]\+|\\d\+)\)/g;
const GROUP_MARK = '\u0000';

const SPECIAL = /[[\]{}()*+?|^$\\]/;

/**
 * The query of `RewriteCond %{QUERY_STRING} ^page_id=12$`, with `*` for a group of any value. Null for
 * other conditions.
 */
export function conditionQuery([subject, pattern, flags]: readonly string[]): string | null {
  if (subject?.toUpperCase() !== '%{QUERY_STRING}' || pattern === undefined) return null;
  if (flags !== undefined && !/^\[NC\]$/i.test(flags)) return null;
  if (!START.test(pattern) && !/^\w+=/.test(pattern)) return null;
  const query = pattern
    .replace(START, '')
    .replace(END, '')
    .replaceAll(ANY_VALUE, GROUP_MARK)
    .replaceAll(/\\([./_~-])/g, '$1');
  const isQuery = query.split('&').every((pair) => /^[^=]+=[^=]*$/.test(pair));
  if (!isQuery || SPECIAL.test(query)) return null;
  return query.replaceAll(GROUP_MARK, '*');
}

/** A rule with the query of its condition. `%1` in its target is the first group of the query. */
export function withCondition(rule: RuleLine, query: string): RuleLine {
  if ('reason' in rule) return rule;
  const wildcards = rule.isLiteral ? 0 : rule.old_url.split('*').length - 1;
  const new_url = rule.new_url.replaceAll(
    /%([1-9])(?!\d)/g,
    (_, at) => `$${wildcards + Number(at)}`,
  );
  const isLiteral = rule.isLiteral && !query.includes('*');
  return { ...rule, old_url: `${rule.old_url}?${query}`, new_url, isLiteral };
}
