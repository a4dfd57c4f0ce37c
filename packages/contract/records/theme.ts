import { HexColor } from '@plinth/model';
import { z } from 'zod';
import { releaseVersion } from '../releases.ts';
import { isoTime } from '../shapes.ts';

/** The name of a theme's folder and of its files. */
export const themeId = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** A newer version of an installed theme, on the server of releases. */
export const themeUpdate = z.strictObject({
  version: releaseVersion,
  released: isoTime,
  /** Plain text. */
  notes: z.string(),
  /** Bytes to download. */
  size: z.int().positive(),
  /** The oldest product version that it works with. */
  min_version: releaseVersion,
  is_compatible: z.boolean(),
});
export type ThemeUpdate = z.output<typeof themeUpdate>;

/** A theme that the site can change to. */
export const themeRecord = z.strictObject({
  id: themeId,
  name: z.string(),
  version: z.string(),
  description: z.string(),
  author: z.string(),
  is_active: z.boolean(),
  /** The oldest product version that the theme works with. */
  min_version: z.string(),
  is_compatible: z.boolean(),
  /** It comes with the product, so it can't be deleted. */
  is_shipped: z.boolean(),
  /** The main colors. */
  colors: z.array(HexColor),
  /** Font families. */
  fonts: z.array(z.string()),
  /** Names of the sample pages. */
  pages: z.array(z.string()),
  /** URLs of pictures of the home page. */
  previews: z.strictObject({ desktop: z.string(), mobile: z.string() }).nullable(),
  /** Pictures of up to six pages. */
  gallery: z.array(z.strictObject({ name: z.string(), url: z.string() })).max(6),
  /** When the site changed from this theme to another one, and its design was saved. */
  saved_at: isoTime.nullable(),
  update: themeUpdate.nullable(),
  /** The version that the installed one has replaced, and that is kept. */
  former_version: z.string().nullable(),
});
export type ThemeRecord = z.output<typeof themeRecord>;

/** A part of the design that stays when the theme changes, because the new one has nothing like it. */
export const keptPart = z.strictObject({
  kind: z.enum(['style', 'preset', 'background']),
  name: z.string(),
  /** Number of uses. */
  count: z.int().nonnegative(),
});
export type KeptPart = z.output<typeof keptPart>;

/** The theme that the site had before the active one. An empty name stands for no theme. */
export const formerTheme = z.strictObject({ id: themeId, name: z.string(), saved_at: isoTime });
export type FormerTheme = z.output<typeof formerTheme>;
