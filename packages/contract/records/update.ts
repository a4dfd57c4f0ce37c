import { z } from 'zod';
import { releaseVersion, updateState } from '../releases.ts';
import { isoTime } from '../shapes.ts';

/** Why Plinth can't be updated. Each has a text and a remedy, `MODULE.UPDATES.REMEDY.<key>`. */
export const UPDATE_PROBLEMS = [
  ...(['RUNTIME_UNSUPPORTED', 'RUNTIME_EXTENSION_MISSING'] as const),
  ...(['NOT_WRITABLE', 'NOT_READABLE', 'DIRECTORY_NOT_WRITABLE', 'NOT_ENOUGH_SPACE'] as const),
  ...(['BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'TIMEOUT', 'INTERNAL_SERVER_ERROR'] as const),
  ...(['CHECK_FAILED', 'BROKEN_RELEASE_INFO', 'NOT_SIGNED', 'NO_KEYS', 'OLDER_RELEASE'] as const),
  ...(['CANNOT_UPGRADE', 'PLATFORM_MISSING', 'BACKUP_FAILED'] as const),
  ...(['ARCHIVE_MISSING', 'ARCHIVE_UNREADABLE', 'ARCHIVE_NOT_EXTRACTED'] as const),
  ...(['ARCHIVE_ERROR', 'BROKEN_ARCHIVE', 'FILES_CANNOT_BE_COPIED', 'FILES_NOT_COPIED'] as const),
  ...(['REHEARSAL_ENDED', 'REHEARSAL_NOT_READY', 'REHEARSAL_IMPOSSIBLE', 'DECLINED'] as const),
  ...(['INTERRUPTED', 'UNEXPECTED'] as const),
] as const;
export type UpdateProblemKey = (typeof UPDATE_PROBLEMS)[number];

const details = z.record(z.string(), z.union([z.string(), z.number()]));

export const updateProblem = z.strictObject({ key: z.enum(UPDATE_PROBLEMS), details });
export type UpdateProblemRecord = z.output<typeof updateProblem>;

/**
 * How this installation is updated: with a button, or by whoever runs it. `read_only`: Plinth may
 * not write to the folder it is installed in.
 */
export const UPDATE_WAYS = ['panel', 'read_only', 'container', 'checkout'] as const;
export type UpdateWay = (typeof UPDATE_WAYS)[number];

export const UPDATE_CHECKS = ['release', 'runtime', 'folders', 'space'] as const;
export type UpdateCheckName = (typeof UPDATE_CHECKS)[number];

/** A newer version that can be installed. */
export const availableRelease = z.strictObject({
  version: releaseVersion,
  released: isoTime,
  /** Plain text. */
  notes: z.string(),
  /** Bytes to download. Null if there is no archive for this platform. */
  size: z.int().positive().nullable(),
  is_ignored: z.boolean(),
});
export type AvailableRelease = z.output<typeof availableRelease>;

/** The version from before the last update, and until when the site can go back to it. */
export const rollback = z.strictObject({
  version: releaseVersion,
  updated: isoTime,
  until: isoTime,
});
export type Rollback = z.output<typeof rollback>;

/** A page that the new version renders differently on a copy of the site. */
export const pageDifference = z.strictObject({
  id: z.int().nonnegative(),
  name: z.string(),
  /** Path and query. */
  path: z.string(),
  /** The first lines that differ. */
  lines: z.array(z.strictObject({ old: z.string(), new: z.string() })),
});
export type PageDifference = z.output<typeof pageDifference>;

/** What came out when the new version ran on a copy of the site. */
export const rehearsal = z.strictObject({
  version: releaseVersion,
  /** How many pages were compared. */
  pages: z.int().nonnegative(),
  /** How many of them differ. */
  different: z.int().nonnegative(),
  /** The first of these. */
  differences: z.array(pageDifference),
});
export type Rehearsal = z.output<typeof rehearsal>;

/** The problem of an update that the owner took back. */
export const ROLLBACK_PROBLEM = 'TAKEN_BACK';

export const updateStatus = z.strictObject({
  /** The version that runs. */
  version: z.string(),
  way: z.enum(UPDATE_WAYS),
  /** Whether a server to ask for releases is set. */
  has_source: z.boolean(),
  checked: isoTime.nullable(),
  /** Why the last check failed. */
  problem: updateProblem.nullable(),
  available: availableRelease.nullable(),
  /** What was checked before an installation. */
  preflight: z.array(
    z.strictObject({ check: z.enum(UPDATE_CHECKS), problem: updateProblem.nullable() }),
  ),
  /** The update that runs, or the last one. */
  run: updateState.nullable(),
  rollback: rollback.nullable(),
  /** While the owner decides about pages that differ. */
  rehearsal: rehearsal.nullable(),
  /** Newer versions of installed themes. */
  themes: z.array(z.strictObject({ name: z.string(), version: releaseVersion })),
});
export type UpdateStatus = z.output<typeof updateStatus>;
