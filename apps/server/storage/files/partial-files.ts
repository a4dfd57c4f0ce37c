import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that arrive in parts, by generated names. They survive a restart. */
export type PartialFiles = {
  readonly path: (name: string) => string;
  /** Writes at a position in bytes, and to the disk. Creates the file. */
  readonly write: (name: string, at: number, bytes: Uint8Array) => Promise<void>;
  /** In bytes. Null if the file doesn't exist. */
  readonly size: (name: string) => Promise<number | null>;
  /** Does nothing if the file doesn't exist. */
  readonly remove: (name: string) => Promise<void>;
  /** Deletes files that were last written before a time (ms since 1970). */
  readonly sweep: (before: number) => Promise<void>;
};

/** Opens a folder of partial files, which is created with the first one. */
export function openPartialFiles(folder: string): PartialFiles {
  const path = (name: string) => join(folder, name);
  const modified = async (name: string) =>
    (await stat(path(name)).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
  return {
    path,
    write: async (name, at, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Appending would ignore the position.
      const handle = await open(path(name), 'r+').catch(() => open(path(name), 'wx+', 0o600));
      try {
        for (let done = 0; done < bytes.length; ) {
          const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
          done += bytesWritten;
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    size: async (name) => (await stat(path(name)).catch(() => undefined))?.size ?? null,
    remove: (name) => rm(path(name), { force: true }),
    sweep: async (before) => {
      for (const name of await readdir(folder).catch(() => [])) {
        if ((await modified(name)) < before) await rm(path(name), { force: true });
      }
    },
  };
}
