import { requiredText, SiteAddress, TimeZone } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { newPassword, profileFields, user } from '../records/account.ts';
import { starter } from '../records/settings.ts';

const token = z.string().min(1).max(128);

/** Initial setup. Requires the setup link from the console and only works once. */
export const SetupService = defineService({
  getState: {
    capability: 'guest',
    params: z.strictObject({ token: z.string().max(128).optional() }),
    result: z.strictObject({
      needs_setup: z.boolean(),
      /** Seconds until the token expires. Null if it isn't valid. */
      expires_in: z.int().nonnegative().nullable(),
      address: z.string(),
      starters: z.array(starter),
    }),
    limit: { calls: 60, minutes: 15, per: 'ip' },
  },
  /** Keeps the token valid while the wizard is in use, for a day at most. */
  extendLink: {
    capability: 'guest.write',
    params: z.strictObject({ token }),
    result: z.strictObject({ expires_in: z.int().nonnegative() }),
    limit: { calls: 60, minutes: 15, per: 'ip' },
  },
  /** Creates the owner, the site, and a session. Returns the signed-in user. */
  complete: {
    capability: 'guest.write',
    params: z.strictObject({
      token,
      language: profileFields.shape.language,
      name: profileFields.shape.name,
      email: profileFields.shape.email,
      password: newPassword,
      site_name: requiredText(255),
      address: SiteAddress,
      /** The browser's. UTC if the server doesn't know it. */
      time_zone: TimeZone.catch('UTC'),
      starter: z.string().regex(/^[a-z0-9-]{1,64}$/),
      /** Whether the site gets the blog of its starter. */
      with_blog: z.boolean().default(false),
    }),
    result: z.strictObject({ user, page_id: z.int().positive() }),
    limit: { calls: 10, minutes: 15, per: 'ip' },
  },
});
