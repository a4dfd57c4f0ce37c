import { z } from 'zod';
import { isoTime } from '../shapes.ts';

export const BACKUP_REASONS = ['manual', 'schedule', 'theme', 'restore', 'update'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** Why something can't be backed up or restored. */
export const BACKUP_PROBLEMS = [
  ...(['NOT_A_BACKUP', 'DAMAGED', 'NEWER', 'UNSAFE', 'NOT_EMPTY'] as const),
  ...(['NOT_ENOUGH_SPACE', 'DISK_FULL', 'NOT_FOUND', 'EXISTS', 'CHANGED'] as const),
] as const;
export type BackupProblemKey = (typeof BACKUP_PROBLEMS)[number];

export const backupId = z.string().regex(/^\d{8}-\d{6}-[0-9a-f]{6}$/);

/** What a restore into a scratch place showed. `part` is where it differs. */
export const backupProof = z.strictObject({
  at: isoTime,
  problem: z.enum(BACKUP_PROBLEMS).nullable(),
  part: z.string(),
});
export type BackupProof = z.output<typeof backupProof>;

const count = z.int().nonnegative();

export const backupRecord = z.strictObject({
  id: backupId,
  created: isoTime,
  /** Null if its manifest can't be read. */
  about: z
    .strictObject({
      reason: z.enum(BACKUP_REASONS),
      version: z.string(),
      /** Bytes that it restores. Backups share what is the same. */
      size: count,
      records: count,
      files: count,
    })
    .nullable(),
  /** Null until it has been restored in a test. */
  proof: backupProof.nullable(),
});
export type BackupRecord = z.output<typeof backupRecord>;

const BACKUP_TASKS = ['create', 'restore'] as const;

/** How the last backup or restore ended. */
export const backupOutcome = z.strictObject({
  task: z.enum(BACKUP_TASKS),
  at: isoTime,
  problem: z.enum(BACKUP_PROBLEMS).nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Secrets that have to be entered again after a restore. */
  secrets: z.array(z.string()),
});
export type BackupOutcome = z.output<typeof backupOutcome>;

export const backupList = z.strictObject({
  /** Newest first. */
  items: z.array(backupRecord),
  /** What waits or runs. */
  task: z.enum(BACKUP_TASKS).nullable(),
  last: backupOutcome.nullable(),
});
export type BackupList = z.output<typeof backupList>;
