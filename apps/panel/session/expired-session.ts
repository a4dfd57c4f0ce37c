import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'session_expired';

/** Remembers across the reload why the sign-in screen appears. */
export const rememberExpiry = (isExpired: boolean): void =>
  writeStorage(STORED, isExpired ? 'yes' : null, 'sessionStorage');

/** Whether this tab's session expired and nobody has signed in since. */
export const sessionExpired = (): boolean => readStorage(STORED, 'sessionStorage') !== null;
