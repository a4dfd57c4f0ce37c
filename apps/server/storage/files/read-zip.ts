import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Staging } from './staging.ts';

/** Why an archive isn't unpacked. `file` is the name of the entry. */
export class RefusedArchive extends Error {
  override readonly name = 'RefusedArchive';
  readonly reason: 'broken' | 'unsafe' | 'too-large';
  readonly file: string;

  constructor(reason: RefusedArchive['reason'], file = '', cause?: unknown) {
    super(`${reason} archive${file === '' ? '' : `: ${file}`}`, { cause });
    this.reason = reason;
    this.file = file;
  }
}

export type ArchiveLimits = {
  readonly files: number;
  /** Bytes of all unpacked files. */
  readonly size: number;
  /** Whether an archive can have a file of this name and size in bytes. */
  readonly accepts: (name: string, size: number) => boolean;
  /** Files that aren't unpacked. */
  readonly ignores: (name: string) => boolean;
};

/** Paths of the unpacked files in the staging folder, by name. */
export type Unpacked = ReadonlyMap<string, string>;

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SPECIAL_BITS = 0o6000;
const EXECUTABLE = 0o100;

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/');

/** Archives of systems without Unix modes have 0. */
function hasSafeMode(entry: Entry): boolean {
  const mode = entry.externalFileAttributes >>> 16;
  const type = mode & FILE_TYPE;
  const allowed = isFolder(entry) ? FOLDER : REGULAR;
  return (type === 0 || type === allowed) && (isFolder(entry) || (mode & SPECIAL_BITS) === 0);
}

/** Reads the list of files. Throws before anything is unpacked. */
async function listFiles(zip: ZipFile, limits: ArchiveLimits): Promise<readonly Entry[]> {
  if (zip.entryCount > limits.files) throw new RefusedArchive('too-large');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    // Many file systems ignore case.
    const name = fileName.normalize('NFC').toLowerCase();
    if (names.has(name) || entry.isEncrypted() || !hasSafeMode(entry))
      throw new RefusedArchive('unsafe', fileName);
    names.add(name);
    if (isFolder(entry)) continue;
    size += entry.uncompressedSize;
    if (size > limits.size) throw new RefusedArchive('too-large');
    if (limits.ignores(fileName)) continue;
    if (!limits.accepts(fileName, entry.uncompressedSize))
      throw new RefusedArchive('unsafe', fileName);
    entries.push(entry);
  }
  return entries;
}

/** An untrusted ZIP archive whose files are read one by one. */
export type OpenArchive = {
  readonly names: ReadonlySet<string>;
  /** Throws `RefusedArchive`, and so does the stream if the content isn't as the archive says. */
  readonly read: (name: string) => Promise<Readable>;
  readonly isExecutable: (name: string) => boolean;
  readonly close: () => void;
};

/** Throws `RefusedArchive`. */
export async function openArchive(path: string, limits: ArchiveLimits): Promise<OpenArchive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { strictFileNames: true, autoClose: false });
    const opened = zip;
    const entries = new Map(
      (await listFiles(zip, limits)).map((entry) => [entry.fileName, entry] as const),
    );
    return {
      names: new Set(entries.keys()),
      read: async (name) => {
        const entry = entries.get(name);
        if (!entry) throw new RefusedArchive('broken', name);
        return opened.openReadStreamPromise(entry).catch((error) => {
          throw toRefusal(error);
        });
      },
      isExecutable: (name) =>
        (((entries.get(name)?.externalFileAttributes ?? 0) >>> 16) & EXECUTABLE) !== 0,
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw toRefusal(error);
  }
}

const toRefusal = (error: unknown): unknown => {
  if (error instanceof RefusedArchive) return error;
  const text = error instanceof Error ? error.message : '';
  // The library's words for names that lead out of the folder.
  return /^(?:absolute path|invalid relative path|invalid characters)/.test(text)
    ? new RefusedArchive('unsafe', text.replace(/^[^:]*: /, ''), error)
    : new RefusedArchive('broken', '', error);
};

/**
 * Unpacks an untrusted ZIP archive into the staging folder, under generated names. Throws
 * `RefusedArchive`, and then leaves no files. The library stops a file that is larger than the
 * archive says.
 */
export async function unpackZip(
  path: string,
  limits: ArchiveLimits,
  staging: Staging,
): Promise<Unpacked> {
  const unpacked = new Map<string, string>();
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { strictFileNames: true, autoClose: false });
    for (const entry of await listFiles(zip, limits)) {
      const target = staging.path();
      unpacked.set(entry.fileName, target);
      const content = await zip.openReadStreamPromise(entry);
      await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
    }
    return unpacked;
  } catch (error) {
    for (const target of unpacked.values()) await staging.discard(target);
    throw toRefusal(error);
  } finally {
    zip?.close();
  }
}
