import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskFull, StartupError, StorageFull, storeError } from '../errors.ts';
import type { DataFolder } from './data-folder.ts';

/**
 * The right of one server to a data folder whose database is SQLite. It is a lock of the operating
 * system on a file of its own, so it ends with its process however that ends. Commands beside a
 * running server, and the workers of one, do not ask for it. Nobody else may open that file: to
 * close it again would end the lock.
 */
export type FolderHold = { readonly release: () => void };

/** ms to wait for a server that is about to be gone. */
const PATIENCE = 1000;
const BUSY = 5;

type Holder = { readonly pid: number; readonly since: string };

/** For the refusal only: who holds the lock has written it, or is about to. */
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

/** Throws `StartupError` naming the holder when another server has the folder. */
export function holdFolder({ path }: DataFolder): FolderHold {
  const holder = join(path, 'server.json');
  const lock = new DatabaseSync(join(path, 'server.lock'), { timeout: PATIENCE });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (storeError(error) instanceof StorageFull) throw diskFull(path);
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
