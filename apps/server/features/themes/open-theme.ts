import { StartupError, ThemeIncompatible } from '../../storage/errors.ts';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import { ThemeFile } from './theme-file.ts';
import { isOlder } from './version.ts';

/** A validated theme and access to its files. */
export type OpenTheme = {
  readonly theme: ThemeFile;
  /** Reads a document file without resolving its references. */
  readonly document: (file: string) => unknown;
  /** The absolute path of a file. */
  readonly path: (file: string) => string;
};

const invalidTheme = (id: string, reason: string): StartupError =>
  new StartupError(`The theme "${id}" is not valid: ${reason}. Restore its folder in themes/.`);

/**
 * Throws `StartupError` if the theme doesn't match `ThemeFile` or needs a newer version of the
 * product.
 */
export function openTheme(themes: Themes, id: string): OpenTheme {
  const parsed = ThemeFile.safeParse(themes.readJson(id, 'theme.json'));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalidTheme(id, `theme.json, ${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (parsed.data.id !== id)
    throw invalidTheme(id, `theme.json names another id, "${parsed.data.id}"`);
  const { min_version } = parsed.data;
  if (isOlder(themes.version, min_version)) {
    throw new ThemeIncompatible(
      `The theme "${id}" needs version ${min_version} of Plinth or newer, and this is ${themes.version}. Update Plinth, or choose another theme.`,
    );
  }
  return {
    theme: parsed.data,
    document: (file) => {
      const document = themes.readJson(id, file);
      if (document === undefined) throw invalidTheme(id, `${file} is missing`);
      return document;
    },
    path: (file) => themes.path(id, file),
  };
}
