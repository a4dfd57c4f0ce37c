import { storeRedirect } from './redirect.ts';

/** Paths that make no sense for whoever is signed in. */
const OF_GUESTS = /^\/($|auth\/|activation\/|setup\/)/;

/**
 * Redirect for a path without a route: sends a guest to login and stores the path with its query for
 * later, sends a signed-in user from a guest path to the dashboard; null means the path isn't found.
 */
export const detourFrom = (href: string, isGuest: boolean): string | null => {
  if (!isGuest) return OF_GUESTS.test(href) ? '/dashboard/' : null;
  if (href !== '/') storeRedirect(href);
  return '/auth/login/';
};
