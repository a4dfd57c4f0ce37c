import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { releaseVersion } from '@plinth/contract';
import { z } from 'zod';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import { hashFile } from '../../storage/files/hash-file.ts';
import { type OpenArchive, openArchive, RefusedArchive } from '../../storage/files/read-zip.ts';
import { syncFolder } from '../../storage/folders/write-durably.ts';
import { UpdateProblem } from './update-problem.ts';
import { parseJson } from './verify-release.ts';

const INFO = 'version.json';

const versionInfo = z.object({
  version: releaseVersion,
  files: z.array(
    z.object({ path: z.string(), size: z.int().nonnegative(), sha256: z.string().length(64) }),
  ),
});

export type NewVersion = {
  readonly version: string;
  /** Bytes, as the signed manifest says. */
  readonly unpackedSize: number;
  /** Path of the archive. */
  readonly archive: string;
  /** The folder of all versions. */
  readonly versions: string;
};

/** Archives can be a little larger than the manifest says, but not without limit. */
const limitsOf = (prefix: string, unpackedSize: number) => ({
  files: 100_000,
  size: Math.ceil(unpackedSize * 1.1) + 1_048_576,
  accepts: () => true,
  // What starts versions is beside their folder, and stays.
  ignores: (name: string) => !name.startsWith(prefix),
});

async function open({ archive, unpackedSize }: NewVersion, prefix: string): Promise<OpenArchive> {
  try {
    return await openArchive(archive, limitsOf(prefix, unpackedSize));
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error;
    if (error.reason === 'broken') throw new UpdateProblem('ARCHIVE_UNREADABLE', {}, error);
    throw new UpdateProblem('ARCHIVE_ERROR', { file: error.file.slice(0, 200) }, error);
  }
}

/** Errors of the file system, rather than of the archive. */
function copyError(error: unknown, file: string): unknown {
  if (error instanceof UpdateProblem || toStoreError(error) instanceof StorageFull) return error;
  const isOfFileSystem = Object(error).syscall !== undefined;
  const key = isOfFileSystem ? 'FILES_CANNOT_BE_COPIED' : 'ARCHIVE_NOT_EXTRACTED';
  return new UpdateProblem(key, { file }, error);
}

async function extract(opened: OpenArchive, prefix: string, target: string): Promise<void> {
  for (const name of opened.names) {
    const path = join(target, name.slice(prefix.length));
    try {
      await mkdir(dirname(path), { recursive: true });
      const mode = opened.isExecutable(name) ? 0o755 : 0o644;
      const output = createWriteStream(path, { flags: 'wx', mode, flush: true });
      await pipeline(await opened.read(name), output);
    } catch (error) {
      throw copyError(error, name);
    }
  }
}

/** Reads everything back: what was written is what was released, no more and no less. */
async function verifyFiles(names: ReadonlySet<string>, version: string, target: string) {
  const content = await readFile(join(target, INFO)).catch(() => Buffer.alloc(0));
  const info = parseJson(content, versionInfo);
  if (info?.version !== version) throw new UpdateProblem('BROKEN_RELEASE_INFO', { file: INFO });
  const listed = new Map(info.files.map((file) => [file.path, file.sha256]));
  listed.delete(INFO);
  for (const name of names)
    if (name !== INFO && !listed.has(name))
      throw new UpdateProblem('BROKEN_RELEASE_INFO', { file: name });
  for (const [path, sha256] of listed) {
    const isCopied = names.has(path) && (await hashFile(join(target, path))) === sha256;
    if (!isCopied) throw new UpdateProblem('FILES_NOT_COPIED', { file: path });
  }
}

/**
 * Unpacks a version next to the running one, where it appears with a rename: whole or not at all.
 * Throws `UpdateProblem`.
 */
export async function unpackRelease(next: NewVersion): Promise<void> {
  const { version, versions } = next;
  const prefix = `versions/${version}/`;
  const target = join(versions, `${version}.tmp`);
  await rm(target, { recursive: true, force: true });
  const opened = await open(next, prefix);
  try {
    await extract(opened, prefix, target);
    const names = new Set([...opened.names].map((name) => name.slice(prefix.length)));
    await verifyFiles(names, version, target);
    const folder = join(versions, version);
    // Of an update that was taken back.
    await rm(folder, { recursive: true, force: true });
    await rename(target, folder);
    syncFolder(versions);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw copyError(error, version);
  } finally {
    opened.close();
  }
}
