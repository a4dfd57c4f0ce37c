import { type ExportOptions, type ExportProblemKey, exportOptions } from '@plinth/contract';
import { enqueue } from '../../jobs/enqueue.ts';
import { NotReady } from '../../jobs/not-ready.ts';
import type { Job } from '../../jobs/queue.ts';
import type { Logger } from '../../logging.ts';
import type { Tx } from '../../storage/database/store.ts';
import { StoreUnavailable, toStoreError } from '../../storage/errors.ts';
import { type ExportPorts, exportSite } from './export-site.ts';
import type { ExportStore } from './export-store.ts';
import { ExportProblem } from './problems.ts';

export const EXPORT_JOB = 'site_export';

export type ExportJobPorts = ExportPorts & {
  readonly exports: ExportStore;
  readonly log: Logger;
};

/** At most one waits or runs: the caller checks that. */
export const queueExport = (tx: Tx, options: ExportOptions): Promise<void> =>
  enqueue(tx, { kind: EXPORT_JOB, key: EXPORT_JOB, payload: options });

/** ms. An export has all of the site, so it isn't kept for long. */
const LIFETIME = 7 * 24 * 3_600_000;

/** Deletes the files of former exports, and the last export once it's a week old. */
export async function removeOldExport({
  exports,
  clock,
}: Pick<ExportJobPorts, 'exports' | 'clock'>): Promise<void> {
  const { report } = await exports.outcome();
  if (report && clock() - Date.parse(report.at) > LIFETIME) await exports.remove();
  await exports.sweep();
}

/** ms between looks whether the owner wants it no more. */
const CANCEL_CHECK_MS = 500;

/** Tells how far the export is, now and then. Throws once it's canceled, or the server stops. */
function createProgress({ exports, clock }: ExportJobPorts, stopping: AbortSignal) {
  let next = 0;
  return async (done: number, total: number) => {
    if (stopping.aborted) throw new NotReady('the server stops');
    if (clock() < next) return;
    next = clock() + CANCEL_CHECK_MS;
    if (await exports.isCanceled()) throw new ExportProblem('CANCELED');
    await exports.note({ done, total });
  };
}

/** Why an export failed. Undefined if another attempt may succeed by itself. */
function problemOf(error: unknown, { log }: ExportJobPorts): ExportProblemKey | undefined {
  if (error instanceof ExportProblem) return error.key;
  if (error instanceof NotReady || toStoreError(error) instanceof StoreUnavailable)
    return undefined;
  log.error({ err: error }, 'an export failed');
  return 'FAILED';
}

/** Exports the site for the panel. Failures aren't tried again, unless the database was away. */
export const createExportJob =
  (ports: ExportJobPorts) =>
  async (task: ExportOptions, _: Job, stopping: AbortSignal): Promise<void> => {
    const { exports } = ports;
    const options = exportOptions.parse(task);
    const onProgress = createProgress(ports, stopping);
    try {
      await exports.replace((folder) => exportSite(folder, { ...ports, options, onProgress }));
    } catch (error) {
      const problem = problemOf(error, ports);
      if (problem === undefined) throw error;
      await exports.fail(problem === 'CANCELED' ? null : problem);
    }
  };
