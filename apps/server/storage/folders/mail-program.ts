import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';

const PLACES = ['/usr/sbin/sendmail', '/usr/lib/sendmail'];

/**
 * The path of the program that hands mail to this machine's mail server. Null if there is none, or
 * if the setting `PLINTH_SENDMAIL` is `none`.
 */
export function findMailProgram(setting: string | undefined): string | null {
  if (setting !== undefined) return setting === 'none' ? null : setting;
  return PLACES.find((path) => existsSync(path)) ?? null;
}

export const isRunnable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
