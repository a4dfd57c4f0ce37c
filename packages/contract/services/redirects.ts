import { typedText } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { redirects } from '../records/redirect.ts';
import { deletedCount, id, isoTime, listOf, noParams } from '../shapes.ts';

/** Why a line of a web server's configuration isn't imported. */
export const IMPORT_REASONS = [
  'condition',
  'directive',
  'duplicate',
  'headings',
  'incomplete',
  'live_page',
  'regex',
  'relative',
  'reserved',
  'rewrite',
  'scope',
  'unanchored',
  'variable',
] as const;

/** A row of an imported file. */
const importRow = z.strictObject({
  /** Line number in the file, starting at 1. */
  line: z.int().positive(),
  /** The whole line if it's skipped. */
  old_url: z.string(),
  new_url: z.string(),
  code: z.int(),
  status: z.enum(['ok', 'warning', 'error', 'skipped']),
  /** Why it's skipped. */
  reason: z.enum(IMPORT_REASONS).optional(),
  /** Error keys by field. */
  errors: z.record(z.string(), z.array(z.string())),
});
export type ImportRow = z.output<typeof importRow>;

/** A requested path that was not found. */
const notFoundItem = z.strictObject({
  path: z.string(),
  hits: z.int().positive(),
  last_seen: isoTime,
  /** The page of this site that led there last. */
  referrer: z.string().nullable(),
  /** The path of a page or post that visitors may have looked for. */
  suggestion: z.string().nullable(),
});
export type NotFoundItem = z.output<typeof notFoundItem>;

const notFoundPath = z.string().min(1).max(2048);

const siteUrl = z.string().min(1).max(2048);

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
   * Validates a CSV file, `.htaccess`, or nginx configuration row by row. With `apply`, imports all
   * rows that aren't skipped, or none if any row is invalid.
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
  /** Requested paths that were not found and lead nowhere yet, the most wanted first. */
  getNotFound: {
    capability: 'settings.read',
    params: z.strictObject({
      page: z.int().positive().max(1_000_000).default(1),
      count: z.int().positive().max(50).default(20),
      search: typedText().max(255).optional(),
    }),
    result: listOf(notFoundItem),
  },
  /** Hides paths from the list permanently. */
  dismissNotFound: {
    capability: 'settings.write',
    params: z.strictObject({ paths: z.array(notFoundPath).min(1).max(200) }),
    result: deletedCount,
  },
  /** Redirects a path permanently, and leads the site's own links to it to the new URL. */
  redirectNotFound: {
    capability: 'settings.write',
    params: z.strictObject({ path: notFoundPath, new_url: siteUrl }),
    result: z.strictObject({ links: z.int().nonnegative() }),
  },
  /**
   * Redirects URLs that a change of a page, post, or the blog left, and everything below them. Links
   * with the old URLs get the new ones.
   */
  addMoved: {
    capability: 'settings.write',
    params: z.strictObject({ from: siteUrl, to: siteUrl }),
    result: z.strictObject({
      redirects: z.int().nonnegative(),
      links: z.int().nonnegative(),
    }),
  },
});
