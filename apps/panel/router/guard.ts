import { storeRedirect } from './redirect.ts';
import { DASHBOARD } from './start.ts';

/** Paths for guests only, and the dashboard, which a site can turn off. */
const TO_START = /^\/($|auth\/|activation\/|setup\/|dashboard\/)/;

/**
 * Where to redirect a path without a route: guests go to sign-in, and the path is stored for later;
 * signed-in users go from guest paths to where the panel opens. Null means not found.
 */
export const redirectFor = (
  href: string,
  isGuest: boolean,
  start: string = DASHBOARD,
): string | null => {
  if (!isGuest) return TO_START.test(href) ? start : null;
  if (href !== '/') storeRedirect(href);
  return '/auth/login/';
};
