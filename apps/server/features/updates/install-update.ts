import { createHash } from 'node:crypto';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Rehearsal,
  type ReleaseManifest,
  ROLLBACK_PROBLEM,
  type UpdateState,
} from '@plinth/contract';
import { invariant } from '@plinth/model';
import type { Logger } from '../../logging.ts';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { fetchRelease, readCheck } from './check-updates.ts';
import { isWholeVersion, stateFile, updatesFolder, versionsFolder } from './installation.ts';
import { dropSentJobs, type OpenJobsPorts } from './open-jobs.ts';
import { archiveOf, preflight, spaceNeeded } from './preflight.ts';
import { removeRehearsal } from './rehearsal/report-folder.ts';
import { isPreparing, isRunning } from './state-file.ts';
import { unpackRelease } from './unpack-release.ts';
import { archiveProblem, feedProblem, UpdateProblem } from './update-problem.ts';
import { type StatusPorts, updateJobs } from './update-status.ts';

export type InstallPorts = StatusPorts &
  OpenJobsPorts & {
    readonly log: Logger;
    /** Backs the site up. Returns the id. Throws `UpdateProblem`. */
    readonly backUp: () => Promise<string>;
    /** Tries the new version on a copy of the site. Throws `UpdateProblem`. */
    readonly rehearse: (version: string, progress: (percent: number) => void) => Promise<Rehearsal>;
    /** Removes what trying a version leaves in the database if it's killed. */
    readonly removeCopies: () => Promise<void>;
  };

/** Writes down how far the update is. */
type Report = (change: Partial<UpdateState>) => void;

type Archive = NonNullable<ReturnType<typeof archiveOf>>;

/** Percent between two reports. */
const STRIDE = 5;

async function download(archive: Archive, path: string, ports: InstallPorts, report: Report) {
  invariant(ports.feed, 'an update has a source');
  const hash = createHash('sha256');
  let size = 0;
  let reported = 0;
  const file = await open(path, 'w');
  try {
    for await (const chunk of ports.feed.download(archive.file, archive.size)) {
      await file.writeFile(chunk);
      hash.update(chunk);
      size += chunk.length;
      const progress = Math.floor((100 * size) / archive.size);
      if (progress < reported + STRIDE) continue;
      reported = progress;
      report({ progress });
    }
    await file.sync();
  } catch (error) {
    throw archiveProblem(feedProblem(error, archive.file));
  } finally {
    await file.close();
  }
  if (hash.digest('hex') !== archive.sha256) throw new UpdateProblem('BROKEN_ARCHIVE');
}

/**
 * Writes down that the update is over. Never throws: neither a retry nor a start may fail for it. A
 * state that can't be written is deleted, so that the site doesn't wait for what is over.
 */
export async function end(
  folder: string,
  write: () => void,
  { log, state }: Pick<InstallPorts, 'log' | 'state'>,
): Promise<void> {
  try {
    // First, because it makes room for the state.
    await clean(folder);
    write();
  } catch (error) {
    log.error({ err: error }, 'the end of an update could not be written down');
    if (isRunning(await state.read()))
      await rm(stateFile(folder), { force: true }).catch(() => undefined);
  }
}

/** What interrupted updates left. */
async function clean(folder: string): Promise<void> {
  await removeRehearsal(folder);
  for (const [place, ending] of [
    [updatesFolder(folder), '.zip'],
    [versionsFolder(folder), '.tmp'],
  ] as const) {
    for (const name of await readdir(place).catch(() => []))
      if (name.endsWith(ending)) await rm(join(place, name), { recursive: true, force: true });
  }
}

async function toProblem(error: unknown, ports: InstallPorts, release?: ReleaseManifest) {
  if (error instanceof UpdateProblem) return error;
  const { folder } = ports.installation;
  if (release && folder !== null && toStoreError(error) instanceof StorageFull) {
    const needed = await spaceNeeded(release, ports);
    const free = await freeSpace(folder).catch(() => 0);
    return new UpdateProblem('NOT_ENOUGH_SPACE', { free, needed });
  }
  ports.log.error({ err: error }, 'an update failed');
  return new UpdateProblem('UNEXPECTED', {}, error);
}

/** The release that the owner has chosen, as the server offers it now. */
async function confirmRelease(version: string, ports: InstallPorts): Promise<ReleaseManifest> {
  const { feed, installation, store } = ports;
  invariant(feed, 'an update has a source');
  const { seen } = await readCheck(store.read);
  const release = await fetchRelease(feed, { installation, seen });
  if (release.version !== version)
    throw new UpdateProblem('NOT_FOUND', { file: 'manifest.json', reason: version });
  for (const { problem } of await preflight(release, ports))
    if (problem) throw new UpdateProblem(problem.key, problem.details);
  return release;
}

/** What the owner has chosen. */
export type Task = {
  readonly version: string;
  /** Whether the owner knows which pages differ. */
  readonly isAccepted?: boolean;
};

/** How far the update is, which is written down. */
function progressOf({ version }: Task, { installation, clock, state }: InstallPorts) {
  let current: UpdateState = {
    ...{ step: 'checking', from: installation.version, to: version },
    ...{ started: new Date(clock()).toISOString(), progress: null, backup: null, problem: null },
  };
  const report: Report = (change) => {
    current = { ...current, ...change };
    state.write(current);
  };
  return report;
}

/** Downloads, verifies, and unpacks the release next to the running version. */
async function fetchVersion(
  release: ReleaseManifest,
  { folder, report, ports }: { folder: string; report: Report; ports: InstallPorts },
): Promise<void> {
  const { version } = release;
  const archive = archiveOf(release);
  invariant(archive, 'the preflight has found an archive');
  const path = join(updatesFolder(folder), `${version}.zip`);
  report({ step: 'downloading', progress: 0 });
  await download(archive, path, ports, report);
  report({ step: 'unpacking', progress: null });
  await unpackRelease({
    ...{ version, archive: path, unpackedSize: archive.unpacked_size },
    versions: versionsFolder(folder),
  });
  await clean(folder);
}

/** Tries the version. Resolves to whether pages differ. */
async function tryVersion(version: string, report: Report, ports: InstallPorts): Promise<boolean> {
  let reported = 0;
  report({ step: 'rehearsing', progress: 0 });
  const { different } = await ports.rehearse(version, (progress) => {
    if (progress < reported + STRIDE) return;
    reported = progress;
    report({ progress });
  });
  return different > 0;
}

/** Of a version that isn't installed after all. */
async function removeVersion(version: string, { installation }: InstallPorts): Promise<void> {
  const { folder } = installation;
  if (folder === null || version === installation.version) return;
  await rm(join(versionsFolder(folder), version), { recursive: true, force: true });
}

/**
 * Takes an update up to the point where the supervisor takes over: downloaded, verified, unpacked
 * next to the running version, tried on a copy of the site, and the site backed up. Until then nothing
 * has changed. If pages differ, it ends before the backup, until the owner has accepted that.
 */
export const createInstallUpdate =
  (ports: InstallPorts) =>
  async (task: Task): Promise<void> => {
    const { version, isAccepted = false } = task;
    const { installation, notifySupervisor, state } = ports;
    const { folder } = installation;
    invariant(folder !== null && notifySupervisor, 'updates need a supervisor');
    const report = progressOf(task, ports);
    let release: ReleaseManifest | undefined;
    try {
      if (isAccepted) await confirmAccepted(version, await state.read(), folder);
      report({});
      if (!isAccepted) {
        await clean(folder);
        release = await confirmRelease(version, ports);
        await fetchVersion(release, { folder, report, ports });
        if (await tryVersion(version, report, ports))
          return report({ step: 'rehearsed', progress: null });
      }
      report({ step: 'backing_up', progress: null });
      const backup = await ports.backUp();
      await clean(folder);
      report({ step: 'prepared', backup });
    } catch (error) {
      const problem = await toProblem(error, ports, release);
      const interrupted = { progress: null, problem: problem.toJSON() };
      await removeVersion(version, ports).catch(() => undefined);
      await end(folder, () => report({ ...interrupted, step: 'interrupted' }), ports);
      return;
    }
    notifySupervisor();
  };

/** It has been tried, and is still there. */
async function confirmAccepted(version: string, run: UpdateState | null, folder: string) {
  const isTried = run?.step === 'rehearsed' && run.to === version;
  if (!isTried || !(await isWholeVersion(join(versionsFolder(folder), version))))
    throw new UpdateProblem('INTERRUPTED');
}

/** Gives up an update that the owner had to decide about. */
export async function declineUpdate(run: UpdateState, ports: InstallPorts): Promise<void> {
  const { folder } = ports.installation;
  invariant(folder !== null, 'an update has a folder');
  const problem = new UpdateProblem('DECLINED', { version: run.to }).toJSON();
  await removeVersion(run.to, ports);
  await end(folder, () => ports.state.write({ ...run, step: 'interrupted', problem }), ports);
}

/** After a start: an update that was being prepared is over, a prepared one goes on. */
export async function recoverUpdate(ports: InstallPorts): Promise<void> {
  const { store, state, installation, notifySupervisor } = ports;
  if (installation.folder === null) return;
  const own = Object.values(updateJobs(installation.folder));
  await store.transaction((tx) => tx.db.deleteFrom('job').where('kind', 'in', own).execute());
  const run = await state.read();
  if (run?.step === 'prepared') notifySupervisor?.();
  if (run?.step === 'reverted' && run.problem?.key === ROLLBACK_PROBLEM)
    await dropSentJobs(installation.folder, ports);
  const isGoingBack = run?.step === 'going_back';
  if (!run || !(isPreparing(run) || isGoingBack)) return;
  if (run.step === 'rehearsing') await ports.removeCopies();
  const problem = new UpdateProblem('INTERRUPTED').toJSON();
  const step = isGoingBack ? 'complete' : 'interrupted';
  const interrupted = { ...run, step, progress: null, problem } as const;
  await end(installation.folder, () => state.write(interrupted), ports);
}
