import { RpcError, type services } from '@plinth/contract';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Actor } from '../../storage/database/actor.ts';
import { audit } from '../../storage/records/audit.ts';
import { writeFact } from '../../storage/records/facts.ts';
import { checkUpdates } from './check-updates.ts';
import { findRollback } from './find-rollback.ts';
import { declineUpdate, type InstallPorts, type Task } from './install-update.ts';
import { updateWay } from './installation.ts';
import { preflight } from './preflight.ts';
import type { Side } from './rehearsal/report-folder.ts';
import { isRunning } from './state-file.ts';
import { newerRelease, queuedUpdate, updateJobs, updateStatus } from './update-status.ts';

const RECORD = 'update';

export type ServicePorts = InstallPorts & {
  /** A URL that shows a page of the rehearsal for a short time. */
  readonly pageUrl: (side: Side, id: number) => string;
};

export function createUpdates(ports: ServicePorts): Handlers<typeof services.UpdatesService> {
  const { store, installation } = ports;
  /** The update that waits for the owner's decision. */
  const decided = async (version: string) => {
    const run = await ports.state.read();
    if (isRunning(run)) throw new RpcError('UPDATING');
    if (run?.step !== 'rehearsed' || run.to !== version) throw new RpcError('NOT_FOUND');
    return run;
  };
  const queue = async (job: 'update' | 'rollback', task: Task, actor: Actor): Promise<true> => {
    const { folder } = installation;
    // Only a server with a supervisor does the job.
    if (folder === null || !ports.notifySupervisor) throw new RpcError('FORBIDDEN');
    const kind = updateJobs(folder)[job];
    await store.transaction(async (tx) => {
      if (await queuedUpdate(tx.db, installation)) throw new RpcError('UPDATING');
      await enqueue(tx, { kind, key: kind, payload: task });
      const details = { version: task.version };
      await audit(tx, { record: RECORD, result: 'allowed', details });
    }, actor);
    return true;
  };
  return {
    getStatus: () => updateStatus(ports),
    check: async () => {
      await checkUpdates(ports);
      return updateStatus(ports);
    },
    start: async ({ version }, { actor }) => {
      if (isRunning(await ports.state.read())) throw new RpcError('UPDATING');
      const release = await newerRelease(store.read, installation.version);
      if (release?.version !== version) throw new RpcError('NOT_FOUND');
      const way = await updateWay(installation);
      if (way !== 'panel' && way !== 'read_only') throw new RpcError('FORBIDDEN');
      for (const { problem } of await preflight(release, ports)) {
        if (!problem) continue;
        const { key, details } = problem;
        throw new RpcError('VALIDATION', { message: `MODULE.UPDATES.${key}`, details });
      }
      return queue('update', { version }, actor);
    },
    proceed: async ({ version }, { actor }) => {
      await decided(version);
      return queue('update', { version, isAccepted: true }, actor);
    },
    decline: async ({ version }, { actor }) => {
      await store.transaction(async (tx) => {
        // Another tab may have accepted it meanwhile.
        if (await queuedUpdate(tx.db, installation)) throw new RpcError('UPDATING');
        const run = await decided(version);
        await audit(tx, { record: RECORD, result: 'changed', details: { declined: version } });
        await declineUpdate(run, ports);
      }, actor);
      return true;
    },
    getDifference: async ({ id }) => {
      const found = (await updateStatus(ports)).rehearsal?.differences.some(
        (difference) => difference.id === id,
      );
      if (!found) throw new RpcError('NOT_FOUND');
      return { old: ports.pageUrl('old', id), new: ports.pageUrl('new', id) };
    },
    rollback: async (_, { actor }) => {
      if (isRunning(await ports.state.read())) throw new RpcError('UPDATING');
      const target = await findRollback(ports);
      if (!target) throw new RpcError('NOT_FOUND');
      return queue('rollback', { version: target.version }, actor);
    },
    ignore: async ({ version }, { actor }) => {
      const release = await newerRelease(store.read, installation.version);
      if (release?.version !== version) throw new RpcError('NOT_FOUND');
      await store.transaction(async (tx) => {
        await writeFact(tx, 'update_ignored', version);
        await audit(tx, { record: RECORD, result: 'changed', details: { ignored: version } });
      }, actor);
      return true;
    },
  };
}
