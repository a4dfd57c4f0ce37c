import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** Where files are while they come in or are made; nothing in it outlives its work. */
export type Staging = {
  /** A path that no file has yet. */
  readonly path: () => string;
  readonly discard: (path: string) => Promise<void>;
  /** Removes what a process that died left behind: all files that were last written before `until`. */
  readonly sweep: (until: number) => Promise<void>;
};

export function openStaging(folder: string): Staging {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    path: () => join(folder, randomUUID()),
    discard: (path) => rm(path, { force: true }),
    sweep: async (until) => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < until) await rm(path, { force: true, recursive: true });
      }
    },
  };
}

/** `put` of a store that can `take`: what breaks off halfway never reaches the store. */
export const stagedPut =
  (staging: Staging, take: FileStore['take']): FileStore['put'] =>
  async (key, content) => {
    const path = staging.path();
    const source = content instanceof Readable ? content : Readable.from([content]);
    try {
      await pipeline(source, createWriteStream(path, { flags: 'wx' }));
      await take(key, path);
    } catch (error) {
      await staging.discard(path);
      throw error;
    }
  };
