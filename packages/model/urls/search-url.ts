/** The page with the results of a search of the site. */
export const SEARCH_PATH = '/search/';

/** The name of the field that visitors search in. */
export const SEARCH_FIELD = 'q';

/** Characters of a search. */
export const MAX_SITE_SEARCH = 200;

/** The URL of a page of results, relative to the site. */
export const searchUrl = (query: string, page: number): string =>
  `${SEARCH_PATH}?${SEARCH_FIELD}=${encodeURIComponent(query)}${page > 1 ? `&page=${page}` : ''}`;
