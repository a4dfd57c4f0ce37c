import { type ExportOptions, exportOptions } from '@plinth/contract';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Tx } from '../../storage/database/store.ts';
import { type ExportPorts, exportSite } from './export-site.ts';
import type { ExportStore } from './export-store.ts';
import { ExportProblem } from './problems.ts';

export const EXPORT_JOB = 'site_export';

export type ExportJobPorts = ExportPorts & { readonly exports: ExportStore };

/** At most one waits. */
export const queueExport = (tx: Tx, options: ExportOptions): Promise<void> =>
  enqueue(tx, { kind: EXPORT_JOB, key: EXPORT_JOB, payload: options });

/** ms between looks whether the owner wants it no more. */
const LOOK_MS = 500;

/** Tells how far the export is, now and then, and throws once it's canceled. */
function createProgress({ exports, clock }: ExportJobPorts) {
  let next = 0;
  return async (done: number, total: number) => {
    if (clock() < next) return;
    next = clock() + LOOK_MS;
    if (await exports.isCanceled()) throw new ExportProblem('CANCELED');
    await exports.note({ done, total });
  };
}

/** Exports the site for the panel. What the owner has to mend isn't tried again. */
export const createExportJob =
  (ports: ExportJobPorts) =>
  async (task: ExportOptions): Promise<void> => {
    const { exports } = ports;
    const options = exportOptions.parse(task);
    const onProgress = createProgress(ports);
    try {
      const report = await exports.replace((folder) =>
        exportSite(folder, { ...ports, options, onProgress }),
      );
      await exports.finish({ report, problem: null });
    } catch (error) {
      if (!(error instanceof ExportProblem)) throw error;
      const { report } = await exports.outcome();
      await exports.finish({ report, problem: error.key === 'CANCELED' ? null : error.key });
    }
  };
