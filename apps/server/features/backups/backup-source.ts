import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type OpenArchive, openArchive, RefusedArchive } from '../../storage/files/read-zip.ts';
import { readSealComment } from './archive-seal.ts';
import { type BackupKey, openBackupKey } from './encryption.ts';
import {
  type BackedUpFile,
  isSignedWith,
  type Manifest,
  readManifest,
  storedContent,
} from './manifest.ts';
import { BackupProblem } from './problems.ts';
import { openContent } from './sealed-stream.ts';
import { chained, limited, measure, readLines } from './streams.ts';

export const MANIFEST = 'manifest.json';
export const SEAL = 'manifest.sha256';
export const DATA = 'data.jsonl.gz';
export const contentName = (sha256: string): string => `files/${sha256}`;

/** A backup that can be restored: in the folder of backups, or an archive. */
export type BackupSource = {
  /** Its file or folder, for messages. */
  readonly path: string;
  readonly manifest: Manifest;
  /** Of an encrypted backup, once its passphrase is known. */
  readonly key?: BackupKey;
  /** As it's stored. */
  readonly openData: () => Promise<Readable>;
  /** The stored content with this hash. */
  readonly openContent: (sha256: string) => Promise<Readable>;
  /** Comes before what takes time. Throws to stop. */
  readonly step?: () => Promise<void>;
  readonly close: () => void;
};

const MAX_FILES = 1_000_000;
export const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;
const MAX_BYTES = Number.MAX_SAFE_INTEGER;

const isKnownName = (name: string): boolean =>
  [MANIFEST, SEAL, DATA].includes(name) || /^files\/[0-9a-f]{64}$/.test(name);

const LIMITS = {
  files: MAX_FILES,
  size: MAX_BYTES,
  accepts: (name: string, size: number) =>
    isKnownName(name) && (!name.startsWith('manifest.') || size <= MAX_MANIFEST_BYTES),
  ignores: () => false,
};

const toProblem = (error: unknown, path: string): unknown => {
  if (!(error instanceof RefusedArchive)) return error;
  const key = error.reason === 'unsafe' ? 'UNSAFE' : 'DAMAGED';
  return new BackupProblem(key, { path, part: error.file || 'the archive' }, error);
};

async function startsAsZip(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.readUInt32LE() === 0x04034b50;
  } finally {
    await handle.close();
  }
}

/** Its last bytes are the hash of all others: no byte of it is unprotected. */
async function checkSeal(path: string): Promise<void> {
  const { comment, rest } = await readSealComment(path);
  const { sha256 } = await measure(createReadStream(path, { end: rest - 1 }));
  if (comment !== sha256) throw new BackupProblem('DAMAGED', { path, part: 'the archive' });
}

async function readArchiveManifest(archive: OpenArchive, path: string): Promise<Manifest> {
  if (!archive.names.has(MANIFEST)) throw new BackupProblem('NOT_A_BACKUP', { path });
  await checkSeal(path);
  const manifest = await text(await archive.read(MANIFEST));
  const seal = archive.names.has(SEAL) ? await text(await archive.read(SEAL)) : '';
  return readManifest({ text: manifest, seal, path });
}

/** Opens a single file. Throws a `BackupProblem`. */
export async function openArchiveSource(path: string): Promise<BackupSource> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new BackupProblem('NOT_FOUND', { path });
  if (!found.isFile() || found.size < 4 || !(await startsAsZip(path))) {
    throw new BackupProblem('NOT_A_BACKUP', { path });
  }
  let archive: OpenArchive | undefined;
  try {
    archive = await openArchive(path, LIMITS);
    const { read, close } = archive;
    const manifest = await readArchiveManifest(archive, path);
    return {
      ...{ path, manifest, close },
      openData: () => read(DATA),
      openContent: (sha256) => read(contentName(sha256)),
    };
  } catch (error) {
    archive?.close();
    throw toProblem(error, path);
  }
}

const damaged = (path: string, part: string, cause?: unknown): BackupProblem =>
  new BackupProblem('DAMAGED', { path, part }, cause);

async function checkContent(
  source: BackupSource,
  part: string,
  { open: openStream, size, sha256 }: ContentCheck,
): Promise<void> {
  const found = await openStream()
    .then(measure)
    .catch((error: unknown) => {
      throw damaged(source.path, part, error);
    });
  if (found.size !== size || found.sha256 !== sha256) throw damaged(source.path, part);
}

type ContentCheck = {
  readonly open: () => Promise<Readable>;
  readonly size: number;
  readonly sha256: string;
};

/** Throws a `BackupProblem` unless the dump is as it was written. */
export const verifyData = (source: BackupSource): Promise<void> =>
  checkContent(source, DATA, { ...source.manifest.data, open: source.openData });

/** Throws a `BackupProblem` unless the content of a file is as it was written. */
export const verifyContent = (source: BackupSource, file: BackedUpFile): Promise<void> => {
  const { sha256, size } = storedContent(file);
  const open = () => source.openContent(sha256);
  return checkContent(source, file.key, { size, sha256, open });
};

/** Reads all of a backup. Throws a `BackupProblem` if any byte isn't as it was written. */
export async function verifySource(source: BackupSource): Promise<void> {
  await verifyData(source);
  const contents = new Map(
    source.manifest.files.map((file) => [storedContent(file).sha256, file] as const),
  );
  for (const file of contents.values()) {
    await source.step?.();
    await verifyContent(source, file);
  }
}

/**
 * A backup that can be read. Throws a `BackupProblem` unless this is its passphrase, also if it has none:
 * a plain one can be made by anyone who can write to where it was kept.
 */
export async function unlockSource(
  source: BackupSource,
  passphrase: string | undefined,
): Promise<BackupSource> {
  const { manifest, path } = source;
  if (!manifest.encryption) {
    if (passphrase) throw new BackupProblem('NOT_ENCRYPTED', { path });
    return source;
  }
  if (!passphrase) throw new BackupProblem('LOCKED', { path });
  const key = await openBackupKey(manifest.encryption, passphrase);
  if (!key) throw new BackupProblem('WRONG_PASSPHRASE', { path });
  return withKey(source, key);
}

/** Throws a `BackupProblem` if someone else has changed what the backup says about itself. */
export function withKey(source: BackupSource, key: BackupKey): BackupSource {
  if (!isSignedWith(source.manifest, key)) throw damaged(source.path, MANIFEST);
  return { ...source, key };
}

/** What the manifest has for a plain content with this hash. */
export const fingerprintIn = (source: BackupSource, sha256: string): string =>
  source.key?.fingerprint(sha256) ?? sha256;

const opened = (source: BackupSource, stored: Readable): Readable => {
  const { manifest, key, path } = source;
  if (!manifest.encryption) return stored;
  if (!key) throw new BackupProblem('LOCKED', { path });
  return chained(stored, openContent(key.secret));
};

/** The content of a file as the site has it. */
export const openFile = async (source: BackupSource, file: BackedUpFile): Promise<Readable> =>
  opened(source, await source.openContent(storedContent(file).sha256));

/** The lines of the dump. */
export async function* dumpLinesOf(source: BackupSource): AsyncGenerator<string> {
  const { manifest, path } = source;
  const unpacked = chained(opened(source, await source.openData()), createGunzip());
  yield* readLines(limited(unpacked, manifest.data.text_size, damaged(path, DATA)));
}
