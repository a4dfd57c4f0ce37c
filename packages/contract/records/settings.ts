import { z } from 'zod';
import { id, isoTime, properties } from '../shapes.ts';

export const SETTINGS_GROUPS = [
  'general',
  'analytics',
  'code_injection',
  'mail',
  'integration',
  'blog',
  'features',
] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

export const settingsGroup = z.enum(SETTINGS_GROUPS);

/** A group as stored. Secret fields are not in `values`; `secrets` tells which of them are set. */
export const settingsRecord = z.strictObject({
  group: settingsGroup,
  values: properties,
  secrets: z.record(z.string(), z.boolean()),
  revision: z.int().nonnegative(),
  modified: isoTime.nullable(),
});
export type SettingsRecord = z.output<typeof settingsRecord>;

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
  time_zone: z.string(),
  /** Path of the RPC endpoint. */
  api_url: z.string(),
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
  server_time: isoTime,
});
export type BootConfig = z.output<typeof bootConfig>;
