import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskFull, StartupError, StorageFull, toStoreError } from '../errors.ts';
import type { DataFolder } from './data-folder.ts';

/**
 * Exclusive access of one server to a data folder with a SQLite database. It is an OS lock on its own
 * file, so it ends with the process, even after a crash. CLI commands and worker processes don't take
 * it. No other code may open that file, because closing it would release the lock.
 */
export type FolderLock = { readonly release: () => void };

/** How long to wait in ms for a server that is shutting down. */
const TIMEOUT_MS = 1000;
const BUSY = 5;

type Holder = { readonly pid: number; readonly since: string };

/** Written by the lock holder, only for the error message. */
function describeHolder(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return `process ${pid}, since ${since}`;
  } catch {
    return 'a process that has just started';
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;

/** Throws a `StartupError` that names the holder if another server uses the folder. */
export function lockFolder({ path }: DataFolder): FolderLock {
  const holder = join(path, 'server.json');
  const lock = new DatabaseSync(join(path, 'server.lock'), { timeout: TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (toStoreError(error) instanceof StorageFull) throw diskFull(path);
    if (!isBusy(error)) {
      throw new StartupError(
        `The data folder ${path} can't be locked (${error instanceof Error ? error.message : error}). Use a local disk.`,
      );
    }
    throw new StartupError(
      `The data folder ${path} is in use by another server (${describeHolder(holder)}). Stop that server, or set PLINTH_DATA to another folder.`,
    );
  }
  const self: Holder = { pid: process.pid, since: new Date().toISOString() };
  writeFileSync(holder, JSON.stringify(self));
  return { release: () => lock.close() };
}
