import type { Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFileKey, type FileStore, isFileKey } from './file-store.ts';
import { sync } from './local-files.ts';
import { createStagedPut, type Staging } from './staging.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const ignoreMissing = <T>(error: unknown, value: T): T => {
  if (isMissing(error)) return value;
  throw error;
};

/**
 * Files can't be renamed across file systems, so their content is copied to the staging folder
 * first.
 */
async function moveFile(path: string, target: string, staging: Staging): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const copy = staging.path();
    await copyFile(path, copy);
    await sync(copy);
    await rename(copy, target);
    await unlink(path);
  }
}

const readEntries = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error) => ignoreMissing(error, []));

/** Stores files in a local folder. Fast only if `staging` is on the same file system. */
export function createFolderStore(folder: string, staging: Staging): FileStore {
  const pathOf = (key: string): string => {
    assertFileKey(key);
    return join(folder, key);
  };

  const moveIn: FileStore['moveIn'] = async (key, path) => {
    const target = pathOf(key);
    await sync(path);
    const first = await mkdir(dirname(target), { recursive: true });
    await moveFile(path, target, staging);
    await sync(dirname(target));
    if (first !== undefined) await sync(folder);
  };

  return {
    moveIn,
    localPath: pathOf,
    put: createStagedPut(staging, moveIn),
    size: async (key) => {
      const found = await stat(pathOf(key)).catch((error) => ignoreMissing(error, null));
      return found?.isFile() ? found.size : null;
    },
    open: async (key, range) => {
      const handle = await open(pathOf(key), 'r').catch((error) => ignoreMissing(error, null));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream({ ...range }) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const { name: first } of await readEntries(folder)) {
        for (const entry of await readEntries(join(folder, first)).catch(() => [])) {
          const key = `${first}/${entry.name}`;
          if (!entry.isFile() || !isFileKey(key)) continue;
          // It may be deleted meanwhile.
          const found = await stat(join(folder, key)).catch((error) => ignoreMissing(error, null));
          if (found) yield { key, size: found.size, modified: found.mtimeMs };
        }
      }
    },
  };
}
