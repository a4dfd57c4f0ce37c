import { addressOf } from '../router/hash-history.ts';
import { takeRedirect } from '../router/redirect.ts';
import { rememberExpiry } from './expired-session.ts';

/** Signing in ends in a full reload, at the path that was wanted before. */
export const enterPanel = (path: string = takeRedirect()): void => {
  rememberExpiry(false);
  window.history.replaceState(null, '', addressOf(path));
  window.location.reload();
};
