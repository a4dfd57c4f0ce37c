import { invariant } from '@plinth/model';
import type { AppContext } from './app-context.ts';
import { createBackupStore } from './features/backups/backup-store.ts';
import { createRemoteOpener } from './features/backups/open-remote.ts';
import type { BackupPorts, Sealing } from './features/backups/ports.ts';
import { createKeyReader } from './features/backups/read-key.ts';
import { openExportStore } from './features/exports/export-store.ts';
import { AVIF_JOB } from './features/media/avif-job.ts';
import { MEASURE_JOB } from './features/media/measure-job.ts';
import { PUBLISH_JOB } from './features/pages/save-page.ts';
import { createGuardedFetch } from './outbound/guarded-fetch.ts';
import { decrypt, encrypt } from './security/sealing.ts';
import { deriveKey } from './security/signing.ts';
import { createHomeRenderer } from './site/render-home.ts';
import type { DataFolder } from './storage/folders/data-folder.ts';

function createSealing(folder: DataFolder): Sealing {
  const secret = folder.secretKey();
  invariant(secret, 'an open store has a secret key');
  const key = deriveKey(secret, 'backup jobs');
  return { seal: (text) => encrypt(text, key), open: (sealed) => decrypt(sealed, key) };
}

export function createBackupPorts(context: AppContext): BackupPorts {
  const { config, store, folder, mediaFiles, attachments, files, clock, log, activation, secrets } =
    context;
  const backups = createBackupStore(`${folder.path}/backups`);
  return {
    ...{ store, folder, clock, activate: activation.begin },
    removeExports: async () => {
      const warn = (err: unknown) => log.warn({ err }, 'the former export could not be deleted');
      const exports = openExportStore(folder.path);
      for (const step of [exports.cancel, exports.remove]) await step().catch(warn);
    },
    backups,
    readKey: createKeyReader({ store, secrets, backups }),
    openRemote: createRemoteOpener({
      ...{ store, secrets },
      guardedFetch: createGuardedFetch(config),
    }),
    sealing: createSealing(folder),
    config: config.store,
    files: { media: mediaFiles.store, attachments },
    jobs: [AVIF_JOB, MEASURE_JOB, PUBLISH_JOB],
    version: files.version,
    renderHome: createHomeRenderer(context),
  };
}
