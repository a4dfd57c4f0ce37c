import { type FieldIssue, isFrameUrl, TileUrl, text, trimmedText } from '@plinth/model';
import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

/** Services that send newsletters. `none`: subscribers are on this site's own list alone. */
export const NEWSLETTER_PROVIDERS = ['none', 'mailchimp', 'brevo'] as const;
export type NewsletterProviderName = Exclude<(typeof NEWSLETTER_PROVIDERS)[number], 'none'>;

export const NewsletterKey = text(255);

const schema = z.strictObject({
  newsletter_provider: z.enum(NEWSLETTER_PROVIDERS).default('none'),
  newsletter_api_key: NewsletterKey.default(''),
  /** The id of a list at the provider. */
  newsletter_list: text(100).default(''),
  /** Whether subscribers confirm by a link in an email from this site first. */
  newsletter_double_opt_in: z.boolean().default(true),
  /** The site's shortname at Disqus, as in `<shortname>.disqus.com`. */
  comments_shortname: z
    .string()
    .regex(/^[a-z0-9-]{0,64}$/i, 'shortnameInvalid')
    .default(''),
  /** Legacy: preserved for sites that have one. Image editing needs no external service. */
  image_editor_client_id: text(255).default(''),
  /** URL of map tiles with `{z}`, `{x}`, and `{y}`. Empty: maps have no picture. */
  map_tile_url: TileUrl,
  /** Whose map it is. Shown on pictures of maps. */
  map_attribution: trimmedText(255).default(''),
  /** Where the attribution leads. Empty: it's no link. */
  map_attribution_url: trimmedText(2048)
    .refine((url) => url === '' || isFrameUrl(url), 'incorrectURL')
    .default(''),
});

const missing = (path: string): FieldIssue => ({ path, key: 'isEmpty' });

/** Accounts with third-party services. */
export const integrationSettings = defineSettings('integration', schema, {
  secrets: ['newsletter_api_key'],
  stepUp: true,
  check: ({ map_tile_url, map_attribution, newsletter_provider, newsletter_list }) => [
    ...(map_tile_url !== '' && map_attribution === '' ? [missing('map_attribution')] : []),
    ...(newsletter_provider !== 'none' && newsletter_list === ''
      ? [missing('newsletter_list')]
      : []),
    // Ids of Brevo's lists are numbers.
    ...(newsletter_provider === 'brevo' && !/^\d{0,15}$/.test(newsletter_list)
      ? [{ path: 'newsletter_list', key: 'valueInvalid' as const }]
      : []),
  ],
});
export type IntegrationSettings = SettingsValues<typeof integrationSettings>;
