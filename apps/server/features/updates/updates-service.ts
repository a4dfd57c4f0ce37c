import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { audit } from '../../storage/records/audit.ts';
import { writeFact } from '../../storage/records/facts.ts';
import { checkUpdates } from './check-updates.ts';
import { newerRelease, type StatusPorts, updateStatus } from './update-status.ts';

const RECORD = 'update';

export function createUpdates(ports: StatusPorts): Handlers<typeof services.UpdatesService> {
  const { store, installation } = ports;
  return {
    getStatus: () => updateStatus(ports),
    check: async () => {
      await checkUpdates(ports);
      return updateStatus(ports);
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
