import { text } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const schema = z.strictObject({
  /** The site's shortname at Disqus, as in `<shortname>.disqus.com`. */
  comments_shortname: z
    .string()
    .regex(/^[a-z0-9-]{0,64}$/i)
    .default(''),
  /** Legacy: preserved for sites that have one. Image editing needs no external service. */
  image_editor_client_id: text(255).default(''),
});

/** Accounts with third-party services. */
export const integrationSettings = defineSettings('integration', schema);
