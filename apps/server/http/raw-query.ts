/** Queries as visitors sent them: redirects keep every byte, in any encoding. */

/** Bytes that a header can't have, and the start of an anchor, which no query contains. */
const UNSAFE = /[^!-~]|#/g;

const escapeByte = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** The query of a request's URL, without the question mark. */
export const rawQueryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};

/** The query without a parameter. */
export const withoutParameter = (query: string, name: string): string =>
  query
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(name))
    .join('&');

/** Appends a query to the target of a redirect. */
export function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const at = target.indexOf('#');
  const [base, anchor] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  const full = `${base}${base.includes('?') ? '&' : '?'}${query.replace(UNSAFE, escapeByte)}`;
  return full + anchor;
}
