import { type BackupList, RpcError, type services } from '@plinth/contract';
import type { WidgetNode } from '@plinth/model';
import type { Downloads } from '../../http/downloads.ts';
import type { Handlers, SignedInContext } from '../../rpc/context.ts';
import type { Limits } from '../../security/limits.ts';
import type { Store } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { BACKUP_JOB, queueBackup, queueRestore, RESTORE_JOB } from './backup-jobs.ts';
import type { BackupSource } from './backup-source.ts';
import { readOutcome } from './outcome.ts';
import { listParts } from './parts.ts';
import type { BackupPorts } from './ports.ts';
import { BackupProblem } from './problems.ts';
import { testRemote } from './remote.ts';
import { type PartPorts, restorePart } from './restore-part.ts';
import { backupSummaries, remoteSummaries } from './summaries.ts';
import { createUnlocker, type Unlocking } from './unlocker.ts';

export type BackupsServicePorts = BackupPorts &
  Pick<PartPorts, 'restorers'> & {
    readonly downloads: Downloads;
    readonly limits: Limits;
    /** Makes the pictures of the maps in a document. */
    readonly makeMapPictures: (
      documents: readonly WidgetNode[],
      context: SignedInContext,
    ) => Promise<void>;
  };

/** What the owner can act on, as the panel says it. */
export const asRefusal = (error: unknown): never => {
  if (!(error instanceof BackupProblem)) throw error;
  const { path: _, ...values } = error.details;
  const message = `MODULE.BACKUPS.PROBLEM.${error.key}`;
  throw new RpcError('VALIDATION', { message, details: values });
};

async function currentTask({ read }: Store): Promise<BackupList['task']> {
  const jobs = await read
    .selectFrom('job')
    .select(['kind', 'payload'])
    .where('kind', 'in', [BACKUP_JOB, RESTORE_JOB])
    // What waits for another attempt failed, which is told.
    .where((job) =>
      job.or([
        job('state', '=', 'running'),
        job.and([job('state', '=', 'waiting'), job('attempts', '=', 0)]),
      ]),
    )
    .execute();
  if (jobs.some(({ kind }) => kind === RESTORE_JOB)) return 'restore';
  const tasks = jobs.map(({ payload }): object => JSON.parse(payload));
  if (tasks.some((task) => 'fetch' in task)) return 'fetch';
  if (tasks.some((task) => !('copy' in task))) return 'create';
  return tasks.length > 0 ? 'copy' : null;
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
  const unlock = createUnlocker(ports);
  const openWith = async (id: string, unlocking: Unlocking): Promise<BackupSource> => {
    await requireBackup(id);
    return backups
      .open(id)
      .then((source) => unlock(source, unlocking))
      .catch(asRefusal);
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
    restore: async ({ id, passphrase }, { actor: { idempotency, ...actor }, session }) => {
      await requireBackup(id);
      // The job tells what is wrong with a damaged one.
      const stored = await backups.open(id).catch(() => null);
      const isEncrypted = stored?.manifest.encryption !== undefined;
      if (stored && (isEncrypted || passphrase)) await openWith(id, { passphrase, session });
      const sealed = isEncrypted && passphrase ? ports.sealing.seal(passphrase) : undefined;
      const task = { id, actor, ...(sealed && { passphrase: sealed }) };
      await store.transaction(
        (tx) => queueRestore(tx, task),
        idempotency ? { ...actor, idempotency } : actor,
      );
      return true;
    },
    getParts: async ({ id, passphrase, ...query }, { session }) => {
      const source = await openWith(id, { passphrase, session });
      return listParts(source, query, store.read).catch(asRefusal);
    },
    restorePart: async ({ id, kind, part, passphrase }, context) => {
      const source = await openWith(id, { passphrase, session: context.session });
      const target = { kind, id: part, actor: context.actor };
      const { document, ...restored } = await restorePart(source, target, ports).catch(asRefusal);
      if (document) await ports.makeMapPictures([document], context);
      return restored;
    },
    testStore: async () => {
      const remote = await ports.openRemote().catch(asRefusal);
      if (!remote) throw new RpcError('NOT_FOUND');
      await testRemote(remote).catch(asRefusal);
      return true;
    },
    getRemote: async () => {
      const remote = await ports.openRemote().catch(asRefusal);
      const items = remote ? await remoteSummaries(remote, backups).catch(asRefusal) : [];
      return { items: [...items] };
    },
    fetchRemote: async ({ id }, { actor }) => {
      await store.transaction(async (tx) => {
        await queueBackup(tx, { fetch: id });
        await audit(tx, { record: RECORD, result: 'created', details: { backup: id } });
      }, actor);
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
