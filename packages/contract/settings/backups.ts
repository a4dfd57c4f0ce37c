import { z } from 'zod';
import { defineSettings, type SettingsValues } from './define-settings.ts';

export const backupSettings = defineSettings(
  'backups',
  z.strictObject({
    frequency: z.enum(['off', 'daily', 'weekly']).default('daily'),
    /** Automatic backups that are kept. Others are kept until they are deleted. */
    keep: z.int().min(1).max(100).default(10),
  }),
);
export type BackupSettings = SettingsValues<typeof backupSettings>;
