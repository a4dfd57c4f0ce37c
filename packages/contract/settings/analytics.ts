import { text } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const schema = z.strictObject({
  tracking_id: z
    .string()
    .regex(/^$|^(?:UA|G|GTM|AW)-[A-Z0-9-]{1,32}$/i)
    .default(''),
  verification_tag: text(500).default(''),
  counter_id: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(''),
  is_webvisor: z.boolean().default(false),
  is_hash_tracking: z.boolean().default(false),
  counter_verification: text(500).default(''),
});

/** Analytics and site verification codes. */
export const analyticsSettings = defineSettings('analytics', schema);
