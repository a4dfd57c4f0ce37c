import { addressOf } from '../router/hash-history.ts';
import { takeRedirect } from '../router/redirect.ts';
import { rememberExpiry } from './expired-session.ts';

/** Reloads the panel after sign-in at the path requested before. */
export const enterPanel = (path: string = takeRedirect()): void => {
  rememberExpiry(false);
  window.history.replaceState(window.history.state, '', addressOf(path));
  window.location.reload();
};
