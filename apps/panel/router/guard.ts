import { storeRedirect } from './redirect.ts';

/** Paths that make no sense for whoever is signed in. */
const OF_GUESTS = /^\/($|auth\/|activation\/|setup\/)/;

/**
 * Where a path leads that has no route here: a guest to login, with the path kept for later, a
 * signed-in person from a guest's path to the dashboard; null: it is simply not found
 * (specification, point 2).
 */
export const detourFrom = (path: string, isGuest: boolean): string | null => {
  if (!isGuest) return OF_GUESTS.test(path) ? '/dashboard/' : null;
  if (path !== '/') storeRedirect(path);
  return '/auth/login/';
};
