import { rmSync } from 'node:fs';
import type { UpdateState } from '@plinth/contract';
import { OtherServers, runOnDatabase } from './database-command.ts';
import {
  copyDatabases,
  isOnPostgres,
  putDatabasesBack,
  removeOtherCopies,
} from './database-copy.ts';
import {
  currentVersion,
  type Install,
  isNewer,
  isWhole,
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
  if (error instanceof OtherServers) return { key: 'OTHER_SERVERS', details: {} };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return { key: 'DISK_FULL', details: {} };
  return { key: 'COPY_FAILED', details: { reason: code || String(error).slice(0, 500) } };
};

/** From here on, the site refuses changes. */
export const announceSwap = (install: Install, state: UpdateState): void =>
  writeState(install, { ...state, step: 'swapping', progress: null, problem: null });

/** Changes to the new version while no server runs. Nothing of the old one is touched. */
export async function swap(install: Install, state: UpdateState): Promise<void> {
  const problem = refusal(install, state) ?? (await copyProblem(install, state));
  if (problem === null) setCurrentVersion(install, state.to);
  const step = problem === null ? 'watching' : 'reverted';
  writeState(install, { ...state, step, progress: null, problem });
}

async function copyProblem(install: Install, state: UpdateState): Promise<Problem | null> {
  try {
    copyDatabases(install, state.to);
    if (isOnPostgres(install)) await runOnDatabase(install, 'keep', state);
    return null;
  } catch (error) {
    removeOtherCopies(install, '');
    return problemOf(error);
  }
}

/** Ends an update whose new version runs. Of older ones, only the version before it stays. */
export function complete(install: Install, state: UpdateState): void {
  writeState(install, { ...state, step: 'complete', progress: null, problem: null });
  try {
    const old = unpackedVersions(install).filter((version) => isNewer(state.from, version));
    for (const version of old) rmSync(versionFolder(install, version), { recursive: true });
    removeOtherCopies(install, state.to);
  } catch {
    // What is left is removed after the next update.
  }
}

/** Ends the attempt to go back while another server uses the database: the new version runs on. */
export const keepNewVersion = (install: Install, state: UpdateState): void =>
  writeState(install, {
    ...state,
    ...{ step: 'complete', progress: null, problem: { key: 'OTHER_SERVERS', details: {} } },
  });

/**
 * Puts the data and the version from before the update back while no server runs. The data is first:
 * that makes room on a full disk. It can be repeated.
 */
export async function goBack(install: Install, state: UpdateState): Promise<void> {
  if (isOnPostgres(install)) await runOnDatabase(install, 'put-back', state);
  putDatabasesBack(install, state.to);
  setCurrentVersion(install, state.from);
  writeState(install, { ...state, step: 'reverted', progress: null });
}
