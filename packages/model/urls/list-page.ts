/** Pages of a list, such as the blog's posts. The first one has the clean URL of its page. */

export const LIST_PAGE_PARAMETER = 'page';
export const MAX_LIST_PAGE = 1_000_000;

/** The path or URL of a page of the list that `path` shows. */
export const listPageUrl = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${LIST_PAGE_PARAMETER}=${page}`;

/**
 * The page number in the values of the parameter. Null if it's invalid, undefined if there is none.
 */
export function requestedListPage(values: readonly string[]): number | null | undefined {
  const [given, ...others] = values;
  if (given === undefined) return undefined;
  if (others.length > 0 || !/^[1-9]\d{0,6}$/.test(given)) return null;
  return Number(given) > MAX_LIST_PAGE ? null : Number(given);
}
