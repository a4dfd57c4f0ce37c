import { z } from 'zod';
import { pageRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** Facts about the site that views need. */
export const source = defineDataSource({
  name: 'site',
  request: {},
  result: z.strictObject({
    /** BCP 47 tag. */
    language: z.string(),
    /** The site's URL, without a slash at its end. */
    address: z.string(),
    lazy_loading: z.boolean(),
    /** Whether embedded custom code runs on pages. */
    runs_code: z.boolean(),
    home_page_id: pageRef().nullable(),
    /** Visitor-facing texts of the product, by message key. */
    texts: z.record(z.string(), z.string()),
  }),
});
