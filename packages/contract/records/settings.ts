import { z } from 'zod';
import { id, isoTime } from '../shapes.ts';

export const starter = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whether it can come with a blog. */
  has_blog: z.boolean(),
  /** URLs of pictures of the home page. */
  previews: z.strictObject({ desktop: z.string(), mobile: z.string() }).nullable(),
});

/**
 * `lapsed`: the license has expired, which blocks nothing. `waiting`: the hub couldn't be reached
 * during setup.
 */
export const activationState = z.enum(['inactive', 'active', 'lapsed', 'waiting']);

/**
 * Configuration that the panel needs at startup. It contains no secrets, so guests get the same.
 */
export const bootConfig = z.strictObject({
  version: z.string(),
  build: z.string(),
  address: z.string(),
  site_name: z.string(),
  default_language: z.string(),
  html_lang: z.string(),
  /** Interface language: the account's own, or the site's default for guests. */
  language_locale: z.string(),
  time_zone: z.string(),
  /** Whether the server's configuration decides the time zone. */
  is_time_zone_fixed: z.boolean(),
  /** Path of the RPC endpoint. */
  apiUrl: z.string(),
  hub_url: z.string(),
  /** Null for guests. */
  activation: activationState.nullable(),
  /** Whether this version of Node won't be supported much longer. False for guests. */
  is_runtime_old: z.boolean(),
  is_demo: z.boolean(),
  /** Prefills the sign-in form in demo mode. */
  demo_login: z.strictObject({ email: z.string(), password: z.string() }).nullable(),
  /** Whether there is no owner yet. Only the setup link works then. */
  needs_setup: z.boolean(),
  is_mail_configured: z.boolean(),
  /** Whether visitors see a maintenance page in place of the site. */
  is_under_construction: z.boolean(),
  /** Whether only this computer or its network can open the site's URL. */
  is_address_local: z.boolean(),
  /** KiB. */
  upload_max_size: z.int().positive(),
  main_page: id.nullable(),
  permalinks: z.boolean(),
  suffix: z.string(),
  features: z.record(z.string(), z.boolean()),
  theme: z.string(),
  /** Widgets that offer presets. `theme_presets_*` flags exclude some. */
  theme_presets: z.array(z.string()),
  server_time: isoTime,
});
export type BootConfig = z.output<typeof bootConfig>;
