import { RpcError, type RpcErrorDetails } from '@plinth/contract';
import { RefusedArchive } from '../../storage/files/read-zip.ts';

const atFile = (message: string, key: string, details?: RpcErrorDetails['details']): RpcError =>
  new RpcError('VALIDATION', { message, errors: { file: [key] }, ...(details && { details }) });

/** `place` says where: `pages/home.json`, or `theme.json, styles.3.name`. */
export const themeNotValid = (place: string): RpcError =>
  atFile('MODULE.UPDATES.THEME_NOT_VALID', 'valueInvalid', { place });

export const themeNameNotValid = (): RpcError =>
  atFile('MODULE.UPDATES.THEME_NAME_NOT_VALID', 'valueInvalid');

export const themeIncompatible = (version: string): RpcError =>
  atFile('MODULE.THEMES.INCOMPATIBLE', 'valueInvalid', { version });

type NamedVersion = { readonly name: string; readonly version: string };

export const themeExists = (theme: NamedVersion): RpcError =>
  atFile('MODULE.THEMES.EXISTS', 'recordFound', theme);

export const themeOlder = (theme: NamedVersion & { readonly current: string }): RpcError =>
  atFile('MODULE.THEMES.OLDER', 'valueInvalid', theme);

/** A theme of the product has this id. */
export const themeShipped = (name: string): RpcError =>
  atFile('MODULE.THEMES.SHIPPED', 'recordFound', { name });

const LONGEST_NAME = 100;

/** What the owner is told about an archive that isn't unpacked. */
export function archiveError(error: unknown): unknown {
  if (!(error instanceof RefusedArchive)) return error;
  const { reason, file } = error;
  if (reason === 'too-large') return atFile('MODULE.THEMES.TOO_LARGE', 'numberIsBigger');
  if (reason === 'broken') return atFile('MODULE.UPDATES.BROKEN_ARCHIVE', 'valueInvalid');
  return themeNotValid(file.slice(0, LONGEST_NAME));
}
