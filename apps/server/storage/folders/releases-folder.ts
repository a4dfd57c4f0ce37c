import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type ReleaseFile = { readonly size: number; readonly stream: () => Readable };

/** The folder `releases` of a hub, whose files whoever runs the hub puts there. */
export type ReleasesFolder = {
  /** Undefined if there is no such file. */
  readonly find: (name: string) => Promise<ReleaseFile | undefined>;
};

/** Names that a release and the list of themes have. None of them leads out of the folder. */
const NAME = /^(?:(?:manifest|themes)\.(?:json|sig)|[a-z0-9][a-z0-9.-]{0,98}\.zip)$/;

export const openReleases = (folder: string): ReleasesFolder => ({
  find: async (name) => {
    if (!NAME.test(name)) return undefined;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? { size: found.size, stream: () => createReadStream(path) } : undefined;
  },
});
