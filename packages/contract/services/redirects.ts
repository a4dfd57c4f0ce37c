import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { redirects } from '../records/redirect.ts';
import { id, noParams } from '../shapes.ts';

/** A row of an imported CSV file. */
const importRow = z.strictObject({
  /** Line number in the file, starting at 1. */
  line: z.int().positive(),
  old_url: z.string(),
  new_url: z.string(),
  code: z.int(),
  status: z.enum(['ok', 'warning', 'error']),
  /** Error keys by field. */
  errors: z.record(z.string(), z.array(z.string())),
});
export type ImportRow = z.output<typeof importRow>;

/** The site's redirects. Sort `getList` by `position` for the order in which they're matched. */
export const RedirectsService = defineService({
  ...recordMethods(redirects),
  /** Moves a redirect to a zero-based position and shifts those in between. */
  reorder: {
    capability: 'settings.write',
    params: z.strictObject({ id, position: z.int().min(0).max(100_000) }),
    result: redirects.record,
  },
  /** Resolves a URL as for a visitor. */
  test: {
    capability: 'settings.read',
    params: z.strictObject({ url: z.string().max(2048) }),
    result: z.strictObject({
      outcome: z.enum(['page', 'redirect', 'gone', 'none', 'loop', 'chain']),
      redirect_id: id.nullable(),
      target: z.string().nullable(),
      code: z.int().nullable(),
    }),
  },
  /**
   * Validates a CSV file row by row. With `apply`, imports all rows, or none if any row is invalid.
   */
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
