import { RpcError, type services } from '@plinth/contract';
import type { Downloads } from '../../http/downloads.ts';
import { cancelJob } from '../../jobs/enqueue.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { EXPORT_JOB, queueExport } from './export-jobs.ts';
import type { ExportStore } from './export-store.ts';

export type ExportsServicePorts = {
  readonly store: Store;
  readonly exports: ExportStore;
  readonly downloads: Downloads;
};

const RECORD = 'site_export';

const isRunning = async (db: Reader): Promise<boolean> => {
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', EXPORT_JOB)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return job !== undefined;
};

export function createExports(
  ports: ExportsServicePorts,
): Handlers<typeof services.ExportsService> {
  const { store, exports, downloads } = ports;
  return {
    getState: async () => ({
      running: (await isRunning(store.read)) ? await exports.progress() : null,
      ...(await exports.outcome()),
    }),
    create: async (options, { actor }) => {
      await store.transaction(async (tx) => {
        if (await isRunning(tx.db)) return;
        await exports.begin();
        await queueExport(tx, options);
        await audit(tx, { record: RECORD, result: 'created' });
      }, actor);
      return true;
    },
    cancel: async (_, { actor }) => {
      if (await isRunning(store.read)) await exports.cancel();
      await store.transaction((tx) => cancelJob(tx, EXPORT_JOB, EXPORT_JOB), actor);
      return true;
    },
    delete: async (_, { actor }) => {
      await store.transaction((tx) => audit(tx, { record: RECORD, result: 'deleted' }), actor);
      await exports.remove();
      return true;
    },
    download: async (_, { actor }) => {
      if (!(await exports.outcome()).report) throw new RpcError('NOT_FOUND');
      const details = { is_download: true };
      await store.transaction(
        (tx) => audit(tx, { record: RECORD, result: 'allowed', details }),
        actor,
      );
      return { url: downloads.urlOf('exports', 'site', 'site.zip') };
    },
  };
}
