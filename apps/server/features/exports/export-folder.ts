import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import { ExportProblem } from './problems.ts';

const isFree = async (path: string): Promise<boolean> => {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : null,
  );
  return names?.length === 0;
};

/**
 * Fills a new folder, which appears when it's complete. Throws if there is something already;
 * leaves nothing behind if the work fails.
 */
export async function withNewFolder<T>(
  target: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const path = resolve(target);
  if (!(await isFree(path))) throw new ExportProblem('EXISTS');
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(draft, { recursive: true });
    const result = await work(draft);
    await rm(path, { recursive: true, force: true });
    await rename(draft, path);
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    if (toStoreError(error) instanceof StorageFull) throw new ExportProblem('DISK_FULL', error);
    throw error;
  }
}
