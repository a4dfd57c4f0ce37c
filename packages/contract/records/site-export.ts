import { z } from 'zod';
import { isoTime } from '../shapes.ts';

/** Why a site can't be exported as files. */
export const EXPORT_PROBLEMS = [
  ...(['CLOSED', 'CANCELED', 'DISK_FULL', 'BACKUP', 'EXISTS'] as const),
  /** Unexpectedly. The log says why. */
  'FAILED',
] as const;
export type ExportProblemKey = (typeof EXPORT_PROBLEMS)[number];

/** Why a page is not among the files. */
export const LEFT_OUT_REASONS = ['draft', 'future', 'password', 'address', 'gone'] as const;

/** An http or https address without a path. Empty: none. */
const origin = z
  .string()
  .trim()
  .max(255)
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => text === '' || /^https?:\/\/[^\s/?#"'<>\\$]+$/i.test(text), 'notUri');

export const exportOptions = z.strictObject({
  /** Where the files will be served. Empty: at the site's address. */
  address: origin,
  /** The server that takes forms. Empty: forms can't be sent. */
  forms: origin,
  /** Whether images that are drawn for shared links are among the files. */
  share_images: z.boolean().default(true),
});
export type ExportOptions = z.input<typeof exportOptions>;

const count = z.int().nonnegative();

/** What became of an export. */
export const exportReport = z.strictObject({
  at: isoTime,
  seconds: count,
  address: z.string(),
  forms_to: z.string().nullable(),
  pages: count,
  forms: count,
  files: count,
  /** Bytes. */
  size: count,
  left_out: z.array(
    z.strictObject({ name: z.string(), path: z.string(), reason: z.enum(LEFT_OUT_REASONS) }),
  ),
  /** Files that pages name, but the site doesn't have. */
  missing_files: z.array(z.string()),
  /** Addresses that became other ones. */
  moved: count,
  redirects: count,
  /** Redirects that hosts with `_redirects` can't have. */
  simple_hosts_lack: z.array(z.string()),
  /** Paths that Windows can't have. */
  not_on_windows: z.array(z.string()),
});
export type ExportReport = z.output<typeof exportReport>;

export const exportState = z.strictObject({
  /** Pages written and pages in all. Null: nothing waits or runs. */
  running: z.strictObject({ done: count, total: count }).nullable(),
  /** What can be downloaded. */
  report: exportReport.nullable(),
  /** Why the last one failed. */
  problem: z.enum(EXPORT_PROBLEMS).nullable(),
});
export type ExportState = z.output<typeof exportState>;
