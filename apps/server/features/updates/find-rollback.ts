import { join } from 'node:path';
import type { Rollback } from '@plinth/contract';
import { isWholeVersion, versionsFolder } from './installation.ts';
import type { PreflightPorts } from './preflight.ts';
import type { StateFile } from './state-file.ts';

export type RollbackPorts = PreflightPorts & {
  readonly state: StateFile;
  readonly clock: () => number;
  /** Whether the database from before the update to this version is kept. */
  readonly hasFormerData: (version: string) => Promise<boolean>;
};

const DAY = 24 * 3_600_000;
/** The data from before an update is worth little after a while. */
const ROLLBACK_MS = 7 * DAY;

/** The version from before the last update, with its data. Null if they aren't there anymore. */
export async function findRollback({
  installation: { folder, version },
  state,
  clock,
  notifySupervisor,
  hasFormerData,
}: RollbackPorts): Promise<Rollback | null> {
  if (folder === null || !notifySupervisor) return null;
  const run = await state.read();
  if (run?.step !== 'complete' || run.to !== version) return null;
  const until = Date.parse(run.started) + ROLLBACK_MS;
  const isThere =
    clock() <= until &&
    (await isWholeVersion(join(versionsFolder(folder), run.from))) &&
    (await hasFormerData(version));
  return isThere
    ? { version: run.from, updated: run.started, until: new Date(until).toISOString() }
    : null;
}
