import { RedirectFields } from '@plinth/model';
import { z } from 'zod';
import { defineRecord } from './define-record.ts';

export const redirects = defineRecord({
  name: 'redirect',
  area: 'settings',
  fields: RedirectFields,
  system: {
    /** Position in the list. The first redirect that matches wins. */
    position: z.int().nonnegative(),
    /** Number of redirected requests. */
    hits: z.int().nonnegative(),
  },
  search: ['old_url', 'new_url'],
  sort: ['position', 'old_url', 'new_url', 'hits', 'created', 'modified'],
});
export type RedirectRecord = z.output<typeof redirects.record>;
