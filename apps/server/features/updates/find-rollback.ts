import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rollback } from '@plinth/contract';
import { isFolder } from '../../storage/folders/disk.ts';
import { updatesFolder, versionsFolder } from './installation.ts';
import type { PreflightPorts } from './preflight.ts';
import type { StateFile } from './state-file.ts';

type RollbackPorts = PreflightPorts & {
  readonly state: StateFile;
  readonly clock: () => number;
};

/** In the folder of a version. */
const NODE = join('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const DAY = 24 * 3_600_000;
/** The data from before an update is worth little after a while. */
const ROLLBACK_MS = 7 * DAY;

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** As the supervisor checks it. */
const isWhole = async (version: string): Promise<boolean> =>
  (await isFile(join(version, 'version.json'))) && isFile(join(version, NODE));

/** The version from before the last update, with its data. Null if they aren't there anymore. */
export async function findRollback({
  installation: { folder, version },
  databaseFile,
  state,
  clock,
  notifySupervisor,
}: RollbackPorts): Promise<Rollback | null> {
  if (folder === null || databaseFile === null || !notifySupervisor) return null;
  const run = await state.read();
  if (run?.step !== 'complete' || run.to !== version) return null;
  const until = Date.parse(run.started) + ROLLBACK_MS;
  const isThere =
    clock() <= until &&
    (await isWhole(join(versionsFolder(folder), run.from))) &&
    (await isFolder(join(updatesFolder(folder), `before-${version}`)));
  return isThere
    ? { version: run.from, updated: run.started, until: new Date(until).toISOString() }
    : null;
}
