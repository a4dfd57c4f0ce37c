import { access, constants, stat, statfs } from 'node:fs/promises';

/** Bytes that are free on the disk of a folder. */
export const freeSpace = async (path: string): Promise<number> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
};

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/** Whether files can be created in a folder. */
export const isWritableFolder = async (path: string): Promise<boolean> =>
  (await isFolder(path)) &&
  access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
