import { z } from 'zod';
import { FACT_NAMES } from '../facts/fact-text.ts';
import { mediaRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** A fact about the business. Null if the site doesn't have it. */
export const source = defineDataSource({
  name: 'fact',
  request: { name: z.enum(FACT_NAMES) },
  result: z.strictObject({
    /** Lines are separated by line breaks. */
    text: z.string(),
    /** Where a link to the fact leads. */
    url: z.string().nullable(),
    /** The logo. */
    image_id: mediaRef().nullable(),
    /** Whether the logo is shown on the color of the text. */
    has_backdrop: z.boolean().optional(),
  }),
});
