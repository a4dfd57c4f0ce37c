import type { AppContext } from './app-context.ts';
import { createBackupPorts } from './backup-ports.ts';
import { BackupProblem } from './features/backups/problems.ts';
import { writeSiteFile } from './features/backups/site-file.ts';
import type { ExportJobPorts } from './features/exports/export-jobs.ts';
import { openExportStore } from './features/exports/export-store.ts';
import { ExportProblem } from './features/exports/problems.ts';
import { currentKey } from './features/media/current-key.ts';
import { createSiteReader } from './site/static/open-site.ts';
import { isFileKey } from './storage/files/file-store.ts';

const asExportProblem = (error: unknown): never => {
  if (!(error instanceof BackupProblem)) throw error;
  const isFull = error.key === 'NOT_ENOUGH_SPACE' || error.key === 'DISK_FULL';
  throw new ExportProblem(isFull ? 'DISK_FULL' : 'BACKUP', error);
};

export function createExportPorts(context: AppContext): ExportJobPorts {
  const { store, folder, mediaFiles, clock, log } = context;
  const open = async (key: string) => (await mediaFiles.store.open(key))?.stream ?? null;
  return {
    ...{ clock, log, exports: openExportStore(folder.path) },
    openSite: createSiteReader(context),
    openUpload: async (key) => {
      if (!isFileKey(key)) return null;
      const found = await open(key);
      if (found) return found;
      const current = await currentKey(store.read, key);
      return current === undefined ? null : open(current);
    },
    writeSiteFile: async (path, step) => {
      await writeSiteFile(path, createBackupPorts(context), step).catch(asExportProblem);
    },
  };
}
