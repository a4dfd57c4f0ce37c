import { ROLLBACK_PROBLEM } from '@plinth/contract';
import { findRollback } from './find-rollback.ts';
import { end, type InstallPorts } from './install-update.ts';
import { noteOpenJobs } from './open-jobs.ts';
import { UpdateProblem } from './update-problem.ts';

/**
 * Backs the site up and hands over to the supervisor, which puts the version and the data from
 * before the last update back. The site refuses changes from the start, so that the backup has
 * everything.
 */
export const createRollback = (ports: InstallPorts) => async (): Promise<void> => {
  const { state, log, notifySupervisor } = ports;
  const { folder } = ports.installation;
  const run = await state.read();
  if (folder === null || !run || !(await findRollback(ports))) return;
  try {
    state.write({ ...run, step: 'going_back', problem: null });
    const backup = await ports.backUp();
    await noteOpenJobs(folder, ports);
    const problem = { key: ROLLBACK_PROBLEM, details: { version: run.to } };
    state.write({ ...run, step: 'watching', backup, problem });
  } catch (error) {
    log.error({ err: error }, 'the update could not be undone');
    const problem = error instanceof UpdateProblem ? error : new UpdateProblem('UNEXPECTED');
    await end(folder, () => state.write({ ...run, problem: problem.toJSON() }), ports);
    return;
  }
  notifySupervisor?.();
};
