import { type BackupList, RpcError, type services } from '@plinth/contract';
import type { Downloads } from '../../http/downloads.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Store } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { BACKUP_JOB, queueBackup, queueRestore, RESTORE_JOB } from './backup-jobs.ts';
import { readOutcome } from './outcome.ts';
import type { BackupPorts } from './ports.ts';
import { BackupProblem } from './problems.ts';
import { backupSummaries } from './summaries.ts';

export type BackupsServicePorts = BackupPorts & { readonly downloads: Downloads };

async function currentTask({ read }: Store): Promise<BackupList['task']> {
  const jobs = await read
    .selectFrom('job')
    .select('kind')
    .where('kind', 'in', [BACKUP_JOB, RESTORE_JOB])
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  if (jobs.some(({ kind }) => kind === RESTORE_JOB)) return 'restore';
  return jobs.length > 0 ? 'create' : null;
}

const RECORD = 'backup';

export function createBackups(
  ports: BackupsServicePorts,
): Handlers<typeof services.BackupsService> {
  const { store, backups } = ports;
  /** Throws `NOT_FOUND`. Damaged ones exist. */
  const requireBackup = async (id: string) => {
    if (!(await backups.ids()).includes(id)) throw new RpcError('NOT_FOUND');
  };
  return {
    getList: async () => ({
      items: [...(await backupSummaries(backups))],
      task: await currentTask(store),
      last: await readOutcome(backups),
    }),
    create: async (_, { actor }) => {
      await store.transaction(async (tx) => {
        await queueBackup(tx, { reason: 'manual' });
        await audit(tx, { record: RECORD, result: 'created' });
      }, actor);
      return true;
    },
    restore: async ({ id }, { actor: { idempotency, ...actor } }) => {
      await requireBackup(id);
      const task = { id, actor };
      await store.transaction(
        (tx) => queueRestore(tx, task),
        idempotency ? { ...actor, idempotency } : actor,
      );
      return true;
    },
    delete: async ({ id }, { actor }) => {
      await requireBackup(id);
      await store.transaction(
        (tx) => audit(tx, { record: RECORD, result: 'deleted', details: { backup: id } }),
        actor,
      );
      await backups.remove(id).catch((error: unknown) => {
        // Another call was faster.
        if (!(error instanceof BackupProblem)) throw error;
      });
      await backups.sweep(ports.clock());
      return true;
    },
    download: async ({ id }, { actor }) => {
      await requireBackup(id);
      const details = { backup: id, is_download: true };
      await store.transaction(
        (tx) => audit(tx, { record: RECORD, result: 'allowed', details }),
        actor,
      );
      return { url: ports.downloads.urlOf('backups', id, `${id}.plinth`) };
    },
  };
}
