import type { AppContext } from './app-context.ts';
import { createBackupStore } from './features/backups/backup-store.ts';
import type { BackupPorts } from './features/backups/ports.ts';
import { openExportStore } from './features/exports/export-store.ts';
import { AVIF_JOB } from './features/media/avif-job.ts';
import { PUBLISH_JOB } from './features/pages/save-page.ts';
import { createHomeRenderer } from './site/render-home.ts';

export function createBackupPorts(context: AppContext): BackupPorts {
  const { config, store, folder, mediaFiles, attachments, files, clock, log, activation } = context;
  return {
    ...{ store, folder, clock, activate: activation.begin },
    removeExports: async () => {
      const warn = (err: unknown) => log.warn({ err }, 'the former export could not be deleted');
      const exports = openExportStore(folder.path);
      for (const step of [exports.cancel, exports.remove]) await step().catch(warn);
    },
    backups: createBackupStore(`${folder.path}/backups`),
    config: config.store,
    files: { media: mediaFiles.store, attachments },
    jobs: [AVIF_JOB, PUBLISH_JOB],
    version: files.version,
    renderHome: createHomeRenderer(context),
  };
}
