import { stat } from 'node:fs/promises';
import type {
  ReleaseManifest,
  UpdateCheckName,
  UpdateProblemRecord,
  UpdateStatus,
} from '@plinth/contract';
import { isOlder } from '@plinth/model';
import { freeSpace, isWritableFolder } from '../../storage/folders/disk.ts';
import {
  type Installation,
  isWritableFile,
  PLATFORM,
  readPinnedKeys,
  stateFile,
  updatesFolder,
  versionsFolder,
} from './installation.ts';
import { UpdateProblem } from './update-problem.ts';

export type PreflightPorts = {
  readonly installation: Installation;
  /** Null for PostgreSQL, whose disk is another one. */
  readonly databaseFile: string | null;
  /** Hands a prepared update over. Null: not started by the supervisor. */
  readonly notifySupervisor: (() => void) | null;
};

export const archiveOf = ({ archives }: ReleaseManifest) =>
  archives.find(({ platform }) => platform === PLATFORM);

/** Space for the archive, its files, and a margin. */
const SPACE_FACTOR = 2.1;

function checkRelease(release: ReleaseManifest, { installation }: PreflightPorts): void {
  const { version } = installation;
  if (!isOlder(version, release.version))
    throw new UpdateProblem('OLDER_RELEASE', { version: release.version, current: version });
  if (isOlder(version, release.min_version))
    throw new UpdateProblem('CANNOT_UPGRADE', { needed: release.min_version });
  if (!archiveOf(release))
    throw new UpdateProblem('PLATFORM_MISSING', { name: `${process.platform} ${process.arch}` });
}

/** Installations from an archive get the version of Node that they need with it. */
function checkRuntime(release: ReleaseManifest, ports: PreflightPorts): void {
  const { installation, notifySupervisor } = ports;
  if (installation.folder !== null) {
    if (notifySupervisor) return;
    throw new UpdateProblem('RUNTIME_EXTENSION_MISSING', { name: 'supervisor' });
  }
  const needed = release.node;
  const [major = ''] = needed.split('.');
  if (isOlder(process.versions.node, `${major}.0.0`))
    throw new UpdateProblem('RUNTIME_UNSUPPORTED', { version: needed });
}

async function checkFolders({ installation }: PreflightPorts): Promise<void> {
  readPinnedKeys(installation);
  const { folder } = installation;
  if (folder === null) return;
  for (const path of [folder, versionsFolder(folder), updatesFolder(folder)])
    if (!(await isWritableFolder(path)))
      throw new UpdateProblem('DIRECTORY_NOT_WRITABLE', { path });
  const path = stateFile(folder);
  if (!(await isWritableFile(path))) throw new UpdateProblem('NOT_WRITABLE', { path });
}

const sizeOf = async (path: string | null): Promise<number> =>
  path === null
    ? 0
    : stat(path).then(
        ({ size }) => size,
        () => 0,
      );

/** Of the database: to go back to, and two to try the new version with. */
const COPIES = 3;

/** Bytes that an update needs in the folder Plinth is installed in. */
export const spaceNeeded = async (
  release: ReleaseManifest,
  { databaseFile }: Pick<PreflightPorts, 'databaseFile'>,
): Promise<number> =>
  Math.ceil(SPACE_FACTOR * (archiveOf(release)?.unpacked_size ?? 0)) +
  COPIES * (await sizeOf(databaseFile));

async function checkSpace(release: ReleaseManifest, ports: PreflightPorts): Promise<void> {
  const { folder } = ports.installation;
  if (folder === null) return;
  // A folder that can't be read has its own problem.
  const free = await freeSpace(folder).catch(() => Number.POSITIVE_INFINITY);
  const needed = await spaceNeeded(release, ports);
  if (needed > free) throw new UpdateProblem('NOT_ENOUGH_SPACE', { free, needed });
}

const problemOf = async (check: () => unknown): Promise<UpdateProblemRecord | null> => {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof UpdateProblem) return error.toJSON();
    throw error;
  }
};

/** All that can be known before an update begins. */
export async function preflight(
  release: ReleaseManifest,
  ports: PreflightPorts,
): Promise<UpdateStatus['preflight']> {
  const checks: Record<UpdateCheckName, () => unknown> = {
    release: () => checkRelease(release, ports),
    runtime: () => checkRuntime(release, ports),
    folders: () => checkFolders(ports),
    space: () => checkSpace(release, ports),
  };
  const results: { check: UpdateCheckName; problem: UpdateProblemRecord | null }[] = [];
  for (const [check, run] of Object.entries(checks))
    results.push({ check: check as UpdateCheckName, problem: await problemOf(run) });
  return results;
}
