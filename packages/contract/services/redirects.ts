import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { redirects } from '../records/redirect.ts';
import { id, noParams } from '../shapes.ts';

/** One line of a CSV file, as it would be imported. */
const importRow = z.strictObject({
  /** Line of the file, from 1. */
  line: z.int().positive(),
  old_url: z.string(),
  new_url: z.string(),
  code: z.int(),
  status: z.enum(['ok', 'warning', 'error']),
  /** Error keys by field. */
  errors: z.record(z.string(), z.array(z.string())),
});
export type ImportRow = z.output<typeof importRow>;

/** The site's redirects. Sorting `getList` by `position` gives the order in which they are matched. */
export const RedirectsService = defineService({
  ...recordMethods(redirects),
  /** Moves a redirect to a zero-based position and shifts the ones in between. */
  reorder: {
    capability: 'settings.write',
    params: z.strictObject({ id, position: z.int().min(0).max(100_000) }),
    result: redirects.record,
  },
  /** What visitors to a URL would get. */
  test: {
    capability: 'settings.read',
    params: z.strictObject({ url: z.string().max(2048) }),
    result: z.strictObject({
      outcome: z.enum(['page', 'redirect', 'gone', 'none', 'loop', 'chain']),
      /** The redirect that matches. */
      redirect_id: id.nullable(),
      target: z.string().nullable(),
      code: z.int().nullable(),
    }),
  },
  /** Checks a CSV file row by row; with `apply`, stores all of it or, when a row is wrong, nothing. */
  import: {
    capability: 'settings.write',
    params: z.strictObject({ csv: z.string().max(2_000_000), apply: z.boolean().default(false) }),
    result: z.strictObject({ rows: z.array(importRow), imported: z.int().nonnegative() }),
  },
  export: {
    capability: 'settings.read',
    params: noParams,
    result: z.strictObject({ csv: z.string() }),
  },
});
