import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Writes a cache file that speeds up a restart. Its loss is harmless. */
export async function writeSnapshot(path: string, value: unknown): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(draft, serialize(value), { mode: 0o600 });
  await rename(draft, path);
}

/** Undefined if the file is missing or damaged. */
export async function readSnapshot(path: string): Promise<unknown> {
  try {
    return deserialize(await readFile(path));
  } catch {
    return undefined;
  }
}
