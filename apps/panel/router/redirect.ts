import { readStorage, writeStorage } from '@plinth/ui';
import { DASHBOARD } from './start.ts';

const STORED = 'redirect_after_login';
const PATH = /^\/[\w/-]*(\?[\w=&%.,+~*-]*)?(#[\w-]*)?$/;
const NOT_A_TARGET = /^\/(auth|activation|setup|logout)\//;

/**
 * A safe panel path to open after sign-in. Anything else (another site, `//…`, signing out, overlong
 * paths) becomes the dashboard.
 */
export const safeTarget = (path: string | null): string => {
  if (!path || path === '/' || path.length > 512) return DASHBOARD;
  const fits = PATH.test(path) && !path.startsWith('//') && !NOT_A_TARGET.test(path);
  return fits ? path : DASHBOARD;
};

/** Stores the path that a guest requested, except signing out. */
export const storeRedirect = (path: string): void => {
  if (!path.startsWith('/logout/')) writeStorage(STORED, path, 'sessionStorage');
};

/** The path to open after sign-in; a stored path is used once. */
export const takeRedirect = (): string => {
  const target = safeTarget(readStorage(STORED, 'sessionStorage'));
  writeStorage(STORED, null, 'sessionStorage');
  return target;
};
