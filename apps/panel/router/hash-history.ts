import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

const MARK = '#!';

/** The path after `#!`; any other hash is the start page. */
export const pathOf = (hash: string): string =>
  hash.startsWith(`${MARK}/`) ? hash.slice(MARK.length) : '/';

/** The hash of a panel path for links and the address bar. */
export const addressOf = (path: string): string => `${MARK}${path}`;

/** Routes behind `#!`: `/admin/#!/pages/`. */
export const createHashBangHistory = (): RouterHistory =>
  createBrowserHistory({
    parseLocation: () => parseHref(pathOf(window.location.hash), window.history.state),
    createHref: (path) => `${window.location.pathname}${window.location.search}${addressOf(path)}`,
  });
