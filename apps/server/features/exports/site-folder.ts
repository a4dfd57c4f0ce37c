import { createWriteStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The folder that an export writes to. */
export type SiteFolder = {
  readonly write: (name: string, content: Buffer | string) => Promise<void>;
  readonly copy: (name: string, content: Readable) => Promise<void>;
  readonly written: () => { readonly files: number; readonly size: number };
};

const isSafeName = (name: string): boolean =>
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  !/[\\\0:]/.test(name);

/** Names are relative to it, and never lead out of it. */
export function openSiteFolder(folder: string): SiteFolder {
  const made = new Set<string>();
  let files = 0;
  let size = 0;
  const placeFor = async (name: string): Promise<string> => {
    if (!isSafeName(name)) throw new Error(`${JSON.stringify(name)} is no name for a file`);
    const path = join(folder, name);
    const parent = dirname(path);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    files += 1;
    return path;
  };
  return {
    write: async (name, content) => {
      const path = await placeFor(name);
      await writeFile(path, content, { flag: 'wx' });
      size += Buffer.byteLength(content);
    },
    copy: async (name, content) => {
      const path = await placeFor(name);
      await pipeline(content, createWriteStream(path, { flags: 'wx' }));
      size += (await stat(path)).size;
    },
    written: () => ({ files, size }),
  };
}
