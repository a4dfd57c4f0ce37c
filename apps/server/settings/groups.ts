import type { SettingsGroup } from '@plinth/contract';
import { Email, GeneralSettings, InjectedCode, RecordId, text } from '@plinth/model';
import { z } from 'zod';

/** The groups of website settings (specification, point 3), every field with its default. */

const flag = (standard: boolean) => z.boolean().default(standard);

export const MailSettings = z.strictObject({
  /** Off: mail waits, and reset links are had with `plinth owner reset-link`. */
  use_smtp: flag(false),
  server: text(253).default(''),
  port: z.number().int().min(1).max(65_535).default(587),
  authentication: z.enum(['none', 'plain', 'login', 'cram_md5']).default('plain'),
  username: text(255).default(''),
  password: text(1024).default(''),
  sender: z.union([z.literal(''), Email]).default(''),
  secure: z.enum(['none', 'ssl', 'tls']).default('tls'),
});
export type MailSettings = z.infer<typeof MailSettings>;

const AnalyticsSettings = z.strictObject({
  tracking_id: z
    .string()
    .regex(/^$|^(?:UA|G|GTM|AW)-[A-Z0-9-]{1,32}$/i)
    .default(''),
  verification_tag: text(500).default(''),
  counter_id: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(''),
  is_webvisor: flag(false),
  is_hash_tracking: flag(false),
  counter_verification: text(500).default(''),
});

const CodeInjectionSettings = z.strictObject({
  header_code: InjectedCode.default(''),
  footer_code: InjectedCode.default(''),
  /** In the live preview of the panel. */
  run_injected_code: flag(false),
  run_embed_code: flag(false),
});

const IntegrationSettings = z.strictObject({
  comments_shortname: z
    .string()
    .regex(/^[a-z0-9-]{0,64}$/i)
    .default(''),
  image_editor_client_id: text(255).default(''),
  newsletter_api_key: text(1024).default(''),
  map_key: text(255).default(''),
  captcha_site_key: text(255).default(''),
  captcha_secret: text(1024).default(''),
});

const BlogSettings = z.strictObject({
  blog_page_id: RecordId.nullable().default(null),
  posts_per_page: z.number().int().min(1).max(50).default(5),
  date_format: text(32).default('d.m.Y'),
  short_description_max: z.number().int().min(1).max(10_000).default(2000),
  default_author_id: RecordId.nullable().default(null),
  allow_comments: flag(true),
});

/** Flags of the specification's point 6; each widget and preset has one of its own as well. */
const FeatureSettings = z
  .object({
    allow_code_injection: flag(true),
    engine_dashboard: flag(true),
    theme_widget_social_links_extended: flag(true),
    cp_tutorial_center: flag(false),
  })
  .catchall(z.boolean())
  .refine(
    (flags) =>
      Object.keys(flags).every(
        (name) => name in FEATURES || /^theme_(?:widget|presets)_[a-z0-9_]{1,64}$/.test(name),
      ),
    'valueInvalid',
  );

const FEATURES = {
  allow_code_injection: true,
  engine_dashboard: true,
  theme_widget_social_links_extended: true,
  cp_tutorial_center: true,
};

type Group = {
  readonly schema: z.ZodType<{ [field: string]: unknown }>;
  /** Fields that are written and never read back. */
  readonly secrets: readonly string[];
  /** Changing it asks for the password. */
  readonly stepUp?: boolean;
};

const group = (schema: z.ZodType, more: Omit<Group, 'schema'> = { secrets: [] }): Group => ({
  schema: schema as Group['schema'],
  ...more,
});

export const GROUPS: Record<SettingsGroup, Group> = {
  general: group(GeneralSettings, { secrets: ['password'] }),
  analytics: group(AnalyticsSettings),
  code_injection: group(CodeInjectionSettings, { secrets: [], stepUp: true }),
  mail: group(MailSettings, { secrets: ['password'], stepUp: true }),
  integration: group(IntegrationSettings, { secrets: ['newsletter_api_key', 'captcha_secret'] }),
  blog: group(BlogSettings),
  features: group(FeatureSettings),
};
