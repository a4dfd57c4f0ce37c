import { isFrameUrl, TileUrl, text, trimmedText } from '@plinth/model';
import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

const schema = z.strictObject({
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

/** Accounts with third-party services. */
export const integrationSettings = defineSettings('integration', schema, {
  check: ({ map_tile_url, map_attribution }) =>
    map_tile_url !== '' && map_attribution === ''
      ? [{ path: 'map_attribution', key: 'isEmpty' }]
      : [],
});
export type IntegrationSettings = SettingsValues<typeof integrationSettings>;
