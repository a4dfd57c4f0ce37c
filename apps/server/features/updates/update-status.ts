import type {
  AvailableRelease,
  ReleaseManifest,
  UpdateState,
  UpdateStatus,
} from '@plinth/contract';
import { isOlder } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import { readFact } from '../../storage/records/facts.ts';
import { type CheckPorts, readCheck } from './check-updates.ts';
import { findRollback } from './find-rollback.ts';
import { updateWay } from './installation.ts';
import { archiveOf, type PreflightPorts, preflight } from './preflight.ts';
import { isRunning, type StateFile } from './state-file.ts';

export const UPDATE_JOB = 'update';
export const ROLLBACK_JOB = 'update_rollback';

export type StatusPorts = CheckPorts & PreflightPorts & { readonly state: StateFile };

const describe = (release: ReleaseManifest, ignored: string | undefined): AvailableRelease => ({
  version: release.version,
  released: release.released,
  notes: release.notes,
  size: archiveOf(release)?.size ?? null,
  is_ignored: release.version === ignored,
});

/** The newest release, if it's newer than the running version. */
export async function newerRelease(
  db: Reader,
  version: string,
): Promise<ReleaseManifest | undefined> {
  const { release } = await readCheck(db);
  return release && isOlder(version, release.version) ? release : undefined;
}

/** The update that is queued, which has no state of its own yet. */
export const queuedUpdate = (db: Reader) =>
  db
    .selectFrom('job')
    .select(['kind', 'payload', 'created'])
    .where('kind', 'in', [UPDATE_JOB, ROLLBACK_JOB])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();

async function readRun({ store, state, installation }: StatusPorts): Promise<UpdateState | null> {
  const queued = await queuedUpdate(store.read);
  const run = await state.read();
  if (isRunning(run) || !queued) return run;
  return {
    step: queued.kind === ROLLBACK_JOB ? 'going_back' : 'checking',
    ...{ progress: null, backup: null, problem: null },
    ...{ from: installation.version, to: JSON.parse(queued.payload).version },
    started: new Date(queued.created).toISOString(),
  };
}

/** The supervisor goes back to the former data by copies of the database file. */
export const wayOf = async ({
  installation,
  databaseFile,
}: Pick<StatusPorts, 'installation' | 'databaseFile'>): Promise<UpdateStatus['way']> => {
  const way = await updateWay(installation);
  return way === 'panel' && databaseFile === null ? 'database' : way;
};

export async function updateStatus(ports: StatusPorts): Promise<UpdateStatus> {
  const { store, installation, feed } = ports;
  const { version } = installation;
  const release = await newerRelease(store.read, version);
  const { checked, problem } = await readCheck(store.read);
  const ignored = await readFact(store.read, 'update_ignored');
  const run = await readRun(ports);
  return {
    version,
    way: await wayOf(ports),
    has_source: feed !== null,
    checked,
    problem,
    available: release ? describe(release, ignored) : null,
    preflight: release && !isRunning(run) ? [...(await preflight(release, ports))] : [],
    run,
    rollback: isRunning(run) ? null : await findRollback(ports),
  };
}
