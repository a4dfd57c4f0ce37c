import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** A folder for files that are being received or created. */
export type Staging = {
  /** A new path in the folder. */
  readonly path: () => string;
  readonly discard: (path: string) => Promise<void>;
  /** Deletes files of crashed processes: all that were last written before a time (ms since 1970). */
  readonly sweep: (before: number) => Promise<void>;
};

export function openStaging(folder: string): Staging {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    path: () => join(folder, randomUUID()),
    discard: (path) => rm(path, { force: true }),
    sweep: async (before) => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < before) await rm(path, { force: true, recursive: true });
      }
    },
  };
}

/** Implements `put` for stores with `take`. Incomplete streams never reach the store. */
export const createStagedPut =
  (staging: Staging, moveIn: FileStore['moveIn']): FileStore['put'] =>
  async (key, content) => {
    const path = staging.path();
    const source = content instanceof Readable ? content : Readable.from([content]);
    try {
      await pipeline(source, createWriteStream(path, { flags: 'wx' }));
      await moveIn(key, path);
    } catch (error) {
      await staging.discard(path);
      throw error;
    }
  };
