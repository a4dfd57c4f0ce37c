import { z } from 'zod';
import { defineService } from '../method.ts';
import { backupId, backupList } from '../records/backup.ts';
import { done, noParams } from '../shapes.ts';

const byBackup = z.strictObject({ id: backupId });

/** Backups in the data folder. They hold the whole site, so most calls ask for the password. */
export const BackupsService = defineService({
  getList: { capability: 'settings.read', params: noParams, result: backupList },
  /** Queues a backup, which is then restored in a test. */
  create: { capability: 'settings.write', params: noParams, result: done },
  /** Queues the replacement of the whole site, which is backed up first. */
  restore: { capability: 'settings.write', stepUp: true, params: byBackup, result: done },
  delete: { capability: 'settings.write', stepUp: true, params: byBackup, result: done },
  /** The URL of the backup as one file, for a short time. */
  download: {
    capability: 'settings.write',
    stepUp: true,
    params: byBackup,
    result: z.strictObject({ url: z.string() }),
  },
});
