import { ANSWER_ISSUES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { id } from '../shapes.ts';

/** What visitors can do without a session. */
export const SiteService = defineService({
  /**
   * Sends a form of a page. Answers are by the names of the form’s fields; others are ignored, also
   * empty ones. A missing proof raises the spam score and refuses nothing. Files need the form itself.
   */
  submitForm: {
    capability: 'guest.write',
    params: z.strictObject({
      page_id: id,
      widget_id: z.string().min(1).max(100),
      fields: z.record(z.string().max(100), z.string().max(20_000)),
      proof: z
        .strictObject({ challenge: z.string().max(200), proof: z.string().max(20) })
        .optional(),
    }),
    result: z.strictObject({
      is_stored: z.boolean(),
      issues: z.record(z.string(), z.enum(ANSWER_ISSUES)),
    }),
    limit: { calls: 60, minutes: 10, per: 'ip' },
  },
});
