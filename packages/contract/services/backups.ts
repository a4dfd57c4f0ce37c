import { z } from 'zod';
import { defineService } from '../method.ts';
import {
  backupId,
  backupList,
  backupPartList,
  backupPartQuery,
  backupPartTarget,
  backupPassphrase,
  remoteBackup,
  restoredPart,
} from '../records/backup.ts';
import { done, noParams } from '../shapes.ts';

const byBackup = z.strictObject({ id: backupId });

/** Backups in the data folder. They hold the whole site, so most calls ask for the password. */
export const BackupsService = defineService({
  getList: {
    capability: 'settings.read',
    isPrivate: true,
    params: noParams,
    result: backupList,
  },
  /** Queues a backup, which is then restored in a test. */
  create: { capability: 'settings.write', params: noParams, result: done },
  /** Queues the replacement of the whole site, which is backed up first. */
  restore: {
    capability: 'settings.write',
    stepUp: true,
    params: byBackup.extend({ passphrase: backupPassphrase.optional() }),
    result: done,
  },
  /** The pages, posts, popups, menus, or files that a backup has. */
  getParts: {
    capability: 'settings.read',
    isPrivate: true,
    params: backupPartQuery,
    result: backupPartList,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
  /** Restores one of them into the site as it is today. */
  restorePart: {
    capability: 'settings.write',
    stepUp: true,
    params: backupPartTarget,
    result: restoredPart,
  },
  /** Writes, reads, and deletes a file in the S3-compatible store of the saved settings. */
  testStore: {
    capability: 'settings.write',
    params: noParams,
    result: done,
    limit: { calls: 20, minutes: 15, per: 'session' },
  },
  /** The backups that only the store has, newest first. */
  getRemote: {
    capability: 'settings.read',
    isPrivate: true,
    params: noParams,
    result: z.strictObject({ items: z.array(remoteBackup) }),
    limit: { calls: 20, minutes: 15, per: 'session' },
  },
  /** Queues bringing one of them here. It's restored in a test unless it's encrypted. */
  fetchRemote: { capability: 'settings.write', params: byBackup, result: done },
  delete: { capability: 'settings.write', stepUp: true, params: byBackup, result: done },
  /** The URL of the backup as one file, for a short time. */
  download: {
    capability: 'settings.write',
    stepUp: true,
    params: byBackup,
    result: z.strictObject({ url: z.string() }),
  },
});
