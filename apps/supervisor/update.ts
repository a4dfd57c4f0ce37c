import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { UpdateState } from '@plinth/contract';
import {
  copyDatabases,
  isOnPostgres,
  putDatabasesBack,
  removeOtherCopies,
} from './database-copy.ts';
import {
  commandOf,
  currentVersion,
  environmentOf,
  type Install,
  isNewer,
  isWhole,
  SupervisorError,
  setCurrentVersion,
  unpackedVersions,
  versionFolder,
} from './install.ts';
import { type Problem, writeState } from './state.ts';

/** Why an update can't be taken. Null if it can. */
function refusal(install: Install, { from, to }: UpdateState): Problem | null {
  const current = currentVersion(install);
  if (current !== from) return { key: 'OTHER_VERSION', details: { version: current } };
  if (!isNewer(to, from)) return { key: 'NOT_NEWER', details: { version: to } };
  if (!isWhole(install, to)) return { key: 'VERSION_MISSING', details: { version: to } };
  return null;
}

const problemOf = (error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return { key: 'DISK_FULL', details: {} };
  return { key: 'COPY_FAILED', details: { reason: code || String(error).slice(0, 500) } };
};

/** From here on, the site refuses changes. */
export const announceSwap = (install: Install, state: UpdateState): void =>
  writeState(install, { ...state, step: 'swapping', progress: null, problem: null });

/** Changes to the new version while no server runs. Nothing of the old one is touched. */
export function swap(install: Install, state: UpdateState): void {
  const problem = refusal(install, state) ?? copyProblem(install, state);
  if (problem === null) setCurrentVersion(install, state.to);
  const step = problem === null ? 'watching' : 'reverted';
  writeState(install, { ...state, step, progress: null, problem });
}

function copyProblem(install: Install, state: UpdateState): Problem | null {
  try {
    copyDatabases(install, state.to);
    return null;
  } catch (error) {
    removeOtherCopies(install, '');
    return problemOf(error);
  }
}

/** Ends an update whose new version does well. Only the version before it stays. */
export function complete(install: Install, state: UpdateState): void {
  writeState(install, { ...state, step: 'complete', progress: null, problem: null });
  const old = unpackedVersions(install).filter((version) => isNewer(state.from, version));
  for (const version of old) rmSync(versionFolder(install, version), { recursive: true });
  removeOtherCopies(install, state.to);
}

async function restoreBackup(install: Install, { from, backup }: UpdateState): Promise<void> {
  if (backup === null) throw new SupervisorError('There is no backup from before the update.');
  const { program, args } = commandOf(install, from, ['restore', backup, '--replace']);
  const [code] = await once(
    spawn(program, args, { stdio: 'inherit', env: environmentOf(install) }),
    'exit',
  );
  if (code !== 0) throw new SupervisorError(`The backup ${backup} wasn't restored.`);
}

/** Puts the data and the version from before the update back while no server runs. */
export async function goBack(install: Install, state: UpdateState): Promise<void> {
  setCurrentVersion(install, state.from);
  putDatabasesBack(install, state.to);
  if (isOnPostgres(install)) await restoreBackup(install, state);
  writeState(install, { ...state, step: 'reverted', progress: null });
}
