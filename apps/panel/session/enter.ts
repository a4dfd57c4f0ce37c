import { addressOf } from '../router/hash-history.ts';
import { takeRedirect } from '../router/redirect.ts';

/** Signing in ends in a full reload (specification, point 4), at the path that was wanted before. */
export const enterPanel = (path: string = takeRedirect()): void => {
  window.history.replaceState(null, '', addressOf(path));
  window.location.reload();
};
