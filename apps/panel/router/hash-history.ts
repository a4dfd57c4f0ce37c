import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

const MARK = '#!';

/** The path after `#!`; any other hash is the start page. */
export const pathOf = (hash: string): string =>
  hash.startsWith(`${MARK}/`) ? hash.slice(MARK.length) : '/';

/** The hash of a panel path for links and the address bar. */
export const addressOf = (path: string): string => `${MARK}${path}`;

const entryState = (index: number) => {
  const key = Math.random().toString(36).slice(2);
  return { __TSR_index: index, __TSR_key: key, key };
};

/**
 * Adds the index that the router needs to entries that the address bar creates. Without it, the
 * router couldn't return to the previous entry when leaving is blocked. Needs to listen before the
 * router. Returns a function that sets the current index.
 */
const indexEntries = (): ((index: number) => void) => {
  let current = 0;
  window.addEventListener('popstate', () => {
    if (window.history.state === null) {
      // The router's own `replaceState` would navigate.
      History.prototype.replaceState.call(window.history, entryState(current + 1), '');
    }
    current = window.history.state.__TSR_index;
  });
  return (index) => {
    current = index;
  };
};

/** Routes behind `#!`: `/admin/#!/pages/`. */
export const createHashBangHistory = (): RouterHistory => {
  const setIndex = indexEntries();
  const history = createBrowserHistory({
    parseLocation: () => parseHref(pathOf(window.location.hash), window.history.state),
    createHref: (path) => `${window.location.pathname}${window.location.search}${addressOf(path)}`,
  });
  setIndex(history.location.state.__TSR_index);
  history.subscribe(({ location }) => setIndex(location.state.__TSR_index));
  return history;
};
