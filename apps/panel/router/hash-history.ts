import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

const MARK = '#!';

/** The path behind `#!`; any other hash counts as the start. */
export const pathOf = (hash: string): string =>
  hash.startsWith(`${MARK}/`) ? hash.slice(MARK.length) : '/';

/** The address of a panel path, as links and the address bar carry it. */
export const addressOf = (path: string): string => `${MARK}${path}`;

/** Routes behind `#!`: `/admin/#!/pages/`. */
export const createHashBangHistory = (): RouterHistory =>
  createBrowserHistory({
    parseLocation: () => parseHref(pathOf(window.location.hash), window.history.state),
    createHref: (path) => `${window.location.pathname}${window.location.search}${addressOf(path)}`,
  });
