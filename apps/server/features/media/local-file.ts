import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MediaFiles } from '../../storage/files/open-files.ts';

/** Copies a stored file to a staged one, which the caller discards. Null if it's gone. */
export async function downloadToStaging(
  key: string,
  { store, staging }: MediaFiles,
): Promise<string | null> {
  const file = await store.open(key);
  if (!file) return null;
  const path = staging.path();
  try {
    await pipeline(file.stream, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await staging.discard(path);
    throw error;
  }
  return path;
}

/** A stored file on this computer, and how to leave it. Null if it's gone. */
export async function openLocally(key: string, files: MediaFiles) {
  const own = files.store.localPath(key);
  if (own !== null) return { path: own, leave: async () => undefined };
  const path = await downloadToStaging(key, files);
  return path === null ? null : { path, leave: () => files.staging.discard(path) };
}
