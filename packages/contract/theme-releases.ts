// The list of theme versions that a server of releases offers (docs/updates.md).
import { z } from 'zod';
import { themeId } from './records/theme.ts';
import { archiveName, releaseVersion, sha256 } from './releases.ts';
import { isoTime } from './shapes.ts';

/** Bytes of the largest archive of a theme, also of an uploaded one. */
export const MAX_THEME_ARCHIVE = 20 * 1024 * 1024;

/** The newest version of a theme. */
export const themeRelease = z.strictObject({
  id: themeId,
  name: z.string().min(1).max(100),
  version: releaseVersion,
  /** The oldest product version that the theme works with. */
  min_version: releaseVersion,
  released: isoTime,
  /** What's new, in plain text. */
  notes: z.string().max(4000),
  /** Name of a file beside the list. */
  file: archiveName,
  /** Bytes of the archive. */
  size: z.int().positive().max(MAX_THEME_ARCHIVE),
  sha256,
});
export type ThemeRelease = z.output<typeof themeRelease>;

/** `themes.json` of a server of releases. Its bytes are signed in `themes.sig`, like a manifest. */
export const themeReleases = z.strictObject({
  format: z.literal(1),
  product: z.literal('plinth-themes'),
  themes: z
    .array(themeRelease)
    .max(200)
    .refine((themes) => new Set(themes.map(({ id }) => id)).size === themes.length),
});
export type ThemeReleases = z.output<typeof themeReleases>;
