import { loosePath, parseQuery, splitQuery } from '@plinth/model';

/** Parameters by which other systems name a page or post. */
const NAMES: ReadonlySet<string> = new Set([
  ...['p', 'page_id', 'post', 'postid', 'post_id', 'pageid', 'cat', 'attachment_id'],
  ...['id', 'nid', 'tid', 'cid', 'pid', 'aid', 'article', 'article_id', 'articleid'],
  ...['itemid', 'product_id', 'productid', 'sid', 'cpath', 'products_id'],
]);

/**
 * A requested URL with no more of its query than names a page in other systems: `/index.php?page_id=12`.
 * Only numbers count, so that nothing else that visitors sent is kept.
 */
export function contentUrl(url: string): string {
  const { path, query } = splitQuery(url);
  const kept = parseQuery(query).filter(
    ({ name, value }) => NAMES.has(name.toLowerCase()) && /^\d{1,9}$/.test(value),
  );
  return kept.length === 0
    ? path
    : `${path}?${kept.map(({ name, value }) => `${name}=${value}`).join('&')}`;
}

/** Whether a URL names a page of another system, and not the home page: `/index.php?page_id=12`. */
export const isOtherContent = (url: string): boolean =>
  loosePath(splitQuery(url).path) === '/' && contentUrl(url).includes('?');
