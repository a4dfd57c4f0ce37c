import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Install } from './install.ts';

const POLL_MS = 50;

const fileOf = ({ updates }: Install): string => join(updates, 'server.pid');

/** Notes the process of the server for a supervisor that starts after this one was killed. */
export const noteServer = (install: Install, pid: number): void =>
  writeFileSync(fileOf(install), String(pid));

/** Empty if it can't be told, or if nothing but an entry in the table of processes is left of it. */
function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform === 'win32' || commandLine(pid) !== '';
  } catch {
    return false;
  }
}

/** Signals only what is a server of this folder: the number may be another program's by now. */
function signal(install: Install, pid: number, name: NodeJS.Signals): void {
  if (commandLine(pid).includes(join(install.folder, 'versions'))) process.kill(pid, name);
}

/**
 * Ends the server of a supervisor that was killed. It also stops by itself, because it loses the
 * connection.
 */
export async function endLeftover(install: Install, stopMs: number): Promise<void> {
  const file = fileOf(install);
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const hasEnded = async () => {
    for (const until = Date.now() + stopMs; Date.now() < until; await wait(POLL_MS)) {
      if (!isRunning(pid)) return true;
    }
    return false;
  };
  if (!(pid > 1 && isRunning(pid))) return;
  signal(install, pid, 'SIGTERM');
  if (await hasEnded()) return;
  signal(install, pid, 'SIGKILL');
  await hasEnded();
}
