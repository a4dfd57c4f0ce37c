import { readStorage, writeStorage } from '@plinth/ui';
import { addressOf } from '../router/hash-history.ts';
import { takeRedirect } from '../router/redirect.ts';
import { rememberExpiry } from './expired-session.ts';
import { announceSignIn } from './follow-sign-in.ts';

const ENTERED = 'entered';

/** Reloads the panel after sign-in at the path requested before. */
export const enterPanel = (path: string = takeRedirect()): void => {
  rememberExpiry(false);
  window.history.replaceState(window.history.state, '', addressOf(path));
  writeStorage(ENTERED, 'true', 'sessionStorage');
  announceSignIn();
  window.location.reload();
};

/** Whether the panel has been reloaded after sign-in. True once. */
export function takeEntered(): boolean {
  const isEntered = readStorage(ENTERED, 'sessionStorage') !== null;
  writeStorage(ENTERED, null, 'sessionStorage');
  return isEntered;
}
