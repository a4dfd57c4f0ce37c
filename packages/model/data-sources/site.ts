import { z } from 'zod';
import { pageRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** What views need to know of the site as a whole. */
export const source = defineDataSource({
  name: 'site',
  request: {},
  result: z.strictObject({
    /** BCP 47 tag. */
    language: z.string(),
    lazy_loading: z.boolean(),
    /** Whether code that owners embed is on pages. */
    runs_code: z.boolean(),
    home_page_id: pageRef().nullable(),
    /** What visitors read that no owner wrote, by message key. */
    texts: z.record(z.string(), z.string()),
  }),
});
