import { typedText } from '@plinth/model';
import { z } from 'zod';
import { isoTime } from '../shapes.ts';

export const BACKUP_REASONS = ['manual', 'schedule', 'theme', 'restore', 'update'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** Why something can't be backed up or restored. */
export const BACKUP_PROBLEMS = [
  ...(['NOT_A_BACKUP', 'DAMAGED', 'NEWER', 'UNSAFE', 'NOT_EMPTY'] as const),
  ...(['NOT_ENOUGH_SPACE', 'DISK_FULL', 'NOT_FOUND', 'EXISTS', 'CHANGED'] as const),
  ...(['LOCKED', 'WRONG_PASSPHRASE', 'NO_PASSPHRASE', 'NOT_ENCRYPTED'] as const),
  ...(['NOT_IN_BACKUP', 'STORE', 'STORE_TAKEN'] as const),
] as const;
export type BackupProblemKey = (typeof BACKUP_PROBLEMS)[number];

export const backupId = z.string().regex(/^\d{8}-\d{6}-[0-9a-f]{6}$/);

/** Of an encrypted backup. */
export const backupPassphrase = z.string().max(1024);

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
      is_encrypted: z.boolean(),
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

const BACKUP_TASKS = ['create', 'restore', 'fetch', 'copy'] as const;

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

/** A backup that only the store has. `about` is null if its manifest can't be read. */
export const remoteBackup = backupRecord.omit({ proof: true });
export type RemoteBackup = z.output<typeof remoteBackup>;

export const backupList = z.strictObject({
  /** Newest first. */
  items: z.array(backupRecord),
  /** What waits or runs. */
  task: z.enum(BACKUP_TASKS).nullable(),
  last: backupOutcome.nullable(),
});
export type BackupList = z.output<typeof backupList>;

/** What can be restored alone. */
export const BACKUP_PARTS = ['page', 'post', 'popup', 'menu', 'file'] as const;
export type BackupPartKind = (typeof BACKUP_PARTS)[number];

const partId = z.int().positive();

export const backupPartQuery = z.strictObject({
  id: backupId,
  kind: z.enum(BACKUP_PARTS),
  /** Words of its name. */
  search: typedText().max(255).default(''),
  passphrase: backupPassphrase.optional(),
});
export type BackupPartQuery = z.output<typeof backupPartQuery>;

export const backupPart = z.strictObject({
  part: partId,
  name: z.string(),
  /** Whether the site still has it. */
  is_there: z.boolean(),
});
export type BackupPart = z.output<typeof backupPart>;

/** The first by name, and how many there are. */
export const backupPartList = z.strictObject({ items: z.array(backupPart), total: count });

export const backupPartTarget = z.strictObject({
  id: backupId,
  kind: z.enum(BACKUP_PARTS),
  part: partId,
  passphrase: backupPassphrase.optional(),
});

export const restoredPart = z.strictObject({
  id: partId,
  name: z.string(),
  /** `changed`: it has a new version. `revived`: it was gone. `copied`: it's a new one. */
  became: z.enum(['changed', 'revived', 'copied']),
});
export type RestoredPartRecord = z.output<typeof restoredPart>;
