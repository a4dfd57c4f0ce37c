import { isOlder } from '@plinth/model';
import type { z } from 'zod';
import type { Reader } from '../../storage/database/store.ts';
import { StartupError, ThemeIncompatible } from '../../storage/errors.ts';
import { readFileIfExists } from '../../storage/files/read-file.ts';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import { ThemeFile } from './theme-file.ts';

/** A validated theme and access to its files. */
export type OpenTheme = {
  readonly theme: ThemeFile;
  /** Reads a document file without resolving its references. */
  readonly document: (file: string) => unknown;
  readonly read: (file: string) => Promise<Buffer>;
  /** Throws `NOT_FOUND` or `CONFLICT` if the theme was deleted or replaced since it was opened. */
  readonly checkCurrent?: (db: Reader) => Promise<void>;
};

const invalidTheme = (id: string, reason: string): StartupError =>
  new StartupError(`The theme "${id}" is not valid: ${reason}. Restore its folder in themes/.`);

/** Where a file is wrong: `theme.json, styles.3.name`. */
export const placeOf = ({ issues: [issue] }: z.ZodError): string =>
  ['theme.json', issue?.path.join('.')].filter(Boolean).join(', ');

/** Throws `ThemeIncompatible` if the theme needs a newer version of the product. */
export function checkVersion({ id, min_version }: ThemeFile, version: string): void {
  if (!isOlder(version, min_version)) return;
  throw new ThemeIncompatible(
    `The theme "${id}" needs version ${min_version} of Plinth or newer, and this is ${version}. Update Plinth, or choose another theme.`,
    min_version,
  );
}

/**
 * Opens a theme that ships with the product. Throws `StartupError` if it doesn't match `ThemeFile`,
 * and `ThemeIncompatible` if it needs a newer version of the product.
 */
export function openTheme(themes: Themes, id: string): OpenTheme {
  const parsed = ThemeFile.safeParse(themes.readJson(id, 'theme.json'));
  if (!parsed.success) {
    throw invalidTheme(id, `${placeOf(parsed.error)}: ${parsed.error.issues[0]?.message}`);
  }
  if (parsed.data.id !== id)
    throw invalidTheme(id, `theme.json names another id, "${parsed.data.id}"`);
  checkVersion(parsed.data, themes.version);
  return {
    theme: parsed.data,
    document: (file) => {
      const document = themes.readJson(id, file);
      if (document === undefined) throw invalidTheme(id, `${file} is missing`);
      return document;
    },
    read: async (file) => {
      const content = readFileIfExists(themes.path(id, file));
      if (!content) throw invalidTheme(id, `${file} is missing`);
      return content;
    },
  };
}
