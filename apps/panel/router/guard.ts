import { storeRedirect } from './redirect.ts';

/** Paths for guests only. */
const OF_GUESTS = /^\/($|auth\/|activation\/|setup\/)/;

/**
 * Where to redirect a path without a route: guests go to sign-in, and the path is stored for later;
 * signed-in users go from guest paths to the dashboard. Null means not found.
 */
export const redirectFor = (href: string, isGuest: boolean): string | null => {
  if (!isGuest) return OF_GUESTS.test(href) ? '/dashboard/' : null;
  if (href !== '/') storeRedirect(href);
  return '/auth/login/';
};
