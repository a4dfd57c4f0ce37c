import { RpcError, type services } from '@plinth/contract';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Handlers } from '../../rpc/context.ts';
import { audit } from '../../storage/records/audit.ts';
import { writeFact } from '../../storage/records/facts.ts';
import { checkUpdates } from './check-updates.ts';
import { findRollback } from './find-rollback.ts';
import { preflight } from './preflight.ts';
import { isRunning } from './state-file.ts';
import {
  newerRelease,
  queuedUpdate,
  ROLLBACK_JOB,
  type StatusPorts,
  UPDATE_JOB,
  updateStatus,
  wayOf,
} from './update-status.ts';

const RECORD = 'update';

export function createUpdates(ports: StatusPorts): Handlers<typeof services.UpdatesService> {
  const { store, installation } = ports;
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
      const way = await wayOf(ports);
      if (way !== 'panel' && way !== 'read_only') throw new RpcError('FORBIDDEN');
      for (const { problem } of await preflight(release, ports)) {
        if (!problem) continue;
        const { key, details } = problem;
        throw new RpcError('VALIDATION', { message: `MODULE.UPDATES.${key}`, details });
      }
      await store.transaction(async (tx) => {
        if (await queuedUpdate(tx.db)) throw new RpcError('UPDATING');
        await enqueue(tx, { kind: UPDATE_JOB, key: UPDATE_JOB, payload: { version } });
        await audit(tx, { record: RECORD, result: 'allowed', details: { version } });
      }, actor);
      return true;
    },
    rollback: async (_, { actor }) => {
      if (isRunning(await ports.state.read())) throw new RpcError('UPDATING');
      const target = await findRollback(ports);
      if (!target) throw new RpcError('NOT_FOUND');
      const { version } = target;
      await store.transaction(async (tx) => {
        if (await queuedUpdate(tx.db)) throw new RpcError('UPDATING');
        await enqueue(tx, { kind: ROLLBACK_JOB, key: UPDATE_JOB, payload: { version } });
        await audit(tx, { record: RECORD, result: 'allowed', details: { version } });
      }, actor);
      return true;
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
