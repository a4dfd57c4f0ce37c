import { z } from 'zod';
import { id, isoTime } from '../shapes.ts';

export const starter = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
});

/** What the panel needs at boot; a guest sees the same, it holds no secret. */
export const bootConfig = z.strictObject({
  version: z.string(),
  build: z.string(),
  address: z.string(),
  site_name: z.string(),
  default_language: z.string(),
  html_lang: z.string(),
  /** Of the interface: the caller's own language, the site's for a guest. */
  language_locale: z.string(),
  time_zone: z.string(),
  /** Path of the RPC endpoint. */
  apiUrl: z.string(),
  hub_url: z.string(),
  is_demo: z.boolean(),
  /** With what the sign-in form of a demo is filled in. */
  demo_login: z.strictObject({ email: z.string(), password: z.string() }).nullable(),
  /** No owner yet: only the set-up address helps. */
  needs_setup: z.boolean(),
  is_mail_configured: z.boolean(),
  /** KiB. */
  upload_max_size: z.int().positive(),
  main_page: id.nullable(),
  permalinks: z.boolean(),
  suffix: z.string(),
  features: z.record(z.string(), z.boolean()),
  theme: z.string(),
  /** The widgets whose presets may be chosen; `theme_presets_*` flags take some out. */
  theme_presets: z.array(z.string()),
  server_time: isoTime,
});
export type BootConfig = z.output<typeof bootConfig>;
