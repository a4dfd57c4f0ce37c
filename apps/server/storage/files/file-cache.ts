import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that can be made again, by the hash of what they are made from. */
export type FileCache = {
  /** Undefined if the file doesn't exist. */
  readonly find: (hash: string) => Promise<Buffer | undefined>;
  /** Deletes the oldest files beyond the limit. */
  readonly add: (hash: string, content: Uint8Array) => Promise<void>;
};

const isUndecided = (name: string): boolean => name.includes('.');

async function deleteOldest(folder: string, limit: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !isUndecided(name));
  if (names.length <= limit) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, modified: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  files.sort((a, b) => a.modified - b.modified);
  for (const { path } of files.slice(0, -limit)) await rm(path, { force: true });
}

/** A cache in a folder, with at most `limit` files. */
export const createFileCache = (folder: string, limit: number): FileCache => ({
  find: (hash) => readFile(join(folder, hash)).catch(() => undefined),
  add: async (hash, content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${hash}.${process.pid}`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(folder, hash));
    await deleteOldest(folder, limit);
  },
});
