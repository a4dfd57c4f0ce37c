import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import { ExportProblem } from './problems.ts';

/** What is in a folder. Undefined: there is no such folder. Null: it is something else. */
const namesIn = (path: string): Promise<readonly string[] | undefined | null> =>
  readdir(path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : null,
  );

const TAKEN = new Set(['EEXIST', 'ENOTEMPTY', 'ENOTDIR']);

/** Nothing that appeared meanwhile is replaced. */
const moveTo = (draft: string, path: string): Promise<void> =>
  rename(draft, path).catch((error: NodeJS.ErrnoException) => {
    throw TAKEN.has(error.code ?? '') ? new ExportProblem('EXISTS', error) : error;
  });

/** Moves what a folder has to the one that it is in, which may be unmovable itself. */
async function moveUp(draft: string): Promise<void> {
  const parent = dirname(draft);
  if ((await readdir(parent)).length > 1) throw new ExportProblem('EXISTS');
  const moved: string[] = [];
  try {
    for (const name of await readdir(draft)) {
      await rename(join(draft, name), join(parent, name));
      moved.push(name);
    }
    await rmdir(draft);
  } catch (error) {
    for (const name of moved) await remove(join(parent, name));
    throw error;
  }
}

/** Never fails: the reason why it is called matters more. */
const remove = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);

/** The owner reads of a full disk as such. It may be another than that of the site. */
export const asDiskFull = (error: unknown): unknown =>
  toStoreError(error) instanceof StorageFull ? new ExportProblem('DISK_FULL', error) : error;

/**
 * Fills a new or empty folder, whose content appears when it's complete. Throws if there is
 * something already; leaves nothing behind if the work fails.
 */
export async function withNewFolder<T>(
  target: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const path = resolve(target);
  const names = await namesIn(path);
  if (names === null || names?.length) throw new ExportProblem('EXISTS');
  const isNew = names === undefined;
  const suffix = randomBytes(4).toString('hex');
  const draft = join(isNew ? dirname(path) : path, `.${basename(path)}.${suffix}`);
  try {
    await mkdir(draft, { recursive: true });
    const result = await work(draft);
    await (isNew ? moveTo(draft, path) : moveUp(draft));
    return result;
  } catch (error) {
    await remove(draft);
    throw asDiskFull(error);
  }
}
