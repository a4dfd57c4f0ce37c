import { RedirectFields } from '@plinth/model';
import { z } from 'zod';
import { defineRecord } from './define-record.ts';

export const redirects = defineRecord({
  name: 'redirect',
  area: 'settings',
  fields: RedirectFields,
  system: {
    /** Place in the list; the first redirect that matches wins. */
    position: z.int().nonnegative(),
    /** Visitors that were redirected. */
    hits: z.int().nonnegative(),
  },
  search: ['old_url', 'new_url'],
  sort: ['position', 'old_url', 'new_url', 'hits', 'created', 'modified'],
});
export type RedirectRecord = z.output<typeof redirects.record>;
