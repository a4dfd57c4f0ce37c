import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zipStream } from '../../storage/files/write-zip.ts';

/** A folder as a ZIP archive. Files are read while it's sent. */
export async function archiveOf(folder: string): Promise<Readable> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return zipStream(
    paths.map((path) => ({
      name: relative(folder, path).split(sep).join('/'),
      ...(path.endsWith('.plinth') && { isCompressed: true }),
      open: async () => createReadStream(path),
    })),
  );
}

export const writeArchiveOf = async (folder: string, path: string): Promise<void> =>
  pipeline(await archiveOf(folder), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
