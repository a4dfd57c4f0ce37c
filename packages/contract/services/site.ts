import { ANSWER_ISSUES, PopupProperties } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { id } from '../shapes.ts';

/** A form of a page that everyone may see. */
const form = { page_id: id, widget_id: z.string().min(1).max(100) };

/** A missing proof raises the spam score and refuses nothing. */
const proof = z
  .strictObject({ challenge: z.string().max(200), proof: z.string().max(20) })
  .optional();

const result = z.strictObject({
  is_stored: z.boolean(),
  issues: z.record(z.string(), z.enum(ANSWER_ISSUES)),
});

const limit = { calls: 60, minutes: 10, per: 'ip' } as const;

/** What visitors can do without a session. */
export const SiteService = defineService({
  /**
   * Sends a form of a page. Answers are by the names of the form’s fields; others are ignored, also
   * empty ones. A call with a file is multipart. The file answers the field with the name
   * `file_field`, or the first field for files.
   */
  submitForm: {
    capability: 'guest.write',
    upload: 'optional',
    params: z.strictObject({
      ...form,
      fields: z.record(z.string().max(100), z.string().max(20_000)),
      file_field: z.string().max(100).optional(),
      proof,
    }),
    result,
    limit,
  },
  /**
   * Subscribes to the newsletter with a newsletter form of a page. Issues are by the names of the
   * parameters.
   */
  subscribe: {
    capability: 'guest.write',
    params: z.strictObject({
      ...form,
      email: z.string().max(1000),
      /** Ignored unless the form asks for it. */
      name: z.string().max(1000).default(''),
      has_agreed: z.boolean().default(false),
      proof,
    }),
    result,
    limit,
  },
  /** A popup as everyone may see it. */
  getPopup: {
    capability: 'guest',
    params: z.strictObject({ id }),
    result: z.strictObject({
      id,
      name: z.string(),
      /**
       * The HTML of the page that shows it to visitors without JavaScript, with all that it needs.
       * The popup is the element with the class `moto-popup`.
       */
      content: z.string(),
      properties: PopupProperties.omit({ opens: true }),
    }),
    limit: { calls: 60, minutes: 1, per: 'ip' },
  },
});
