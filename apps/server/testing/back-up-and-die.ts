import { flushCompileCache } from 'node:module';
import { createAppContext } from '../app-context.ts';
import { createBackupPorts } from '../backup-ports.ts';
import { readConfig } from '../config.ts';
import { openArchiveSource } from '../features/backups/backup-source.ts';
import { createBackup } from '../features/backups/create-backup.ts';
import type { BackupPorts } from '../features/backups/ports.ts';
import { restoreBackup } from '../features/backups/restore-backup.ts';
import { createLogger } from '../logging.ts';

/**
 * Backs up or restores in a separate process that is killed midway. Arguments: the archive to
 * restore, or nothing to back up, and the number of the write at which it dies.
 */
const [archive = '', step = '1'] = process.argv.slice(2);

// A killed process doesn't write its compiled code, which the next one can use.
flushCompileCache();

let writes = 0;
const dieAt = async <T>(write: Promise<T>): Promise<T> => {
  const result = await write;
  writes += 1;
  if (writes === Number(step)) process.kill(process.pid, 'SIGKILL');
  return result;
};

const dying = ({ backups, files, store, ...ports }: BackupPorts): BackupPorts => ({
  ...ports,
  backups: {
    ...backups,
    begin: () => dieAt(backups.begin()),
    addContent: (source) => dieAt(backups.addContent(source)),
    finish: (path, backup) => dieAt(backups.finish(path, backup)),
  },
  files: {
    media: { ...files.media, put: (key, content) => dieAt(files.media.put(key, content)) },
    attachments: {
      ...files.attachments,
      put: (key, content) => dieAt(files.attachments.put(key, content)),
    },
  },
  store: {
    ...store,
    transaction: (work, actor) => dieAt(store.transaction(async (tx) => dieAt(work(tx)), actor)),
  },
});

const context = await createAppContext({
  config: readConfig(process.env),
  log: createLogger('silent'),
});
const ports = dying(createBackupPorts(context));
if (archive === '') await createBackup('manual', ports);
else await restoreBackup(await openArchiveSource(archive), { isReplacing: true }, ports);
process.exit(0);
