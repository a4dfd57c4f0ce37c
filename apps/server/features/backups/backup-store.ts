import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { exists, sync } from '../../storage/files/local-files.ts';
import { type BackupSource, DATA, MANIFEST, SEAL } from './backup-source.ts';
import { type Manifest, readManifest, storedContent, writeSeal } from './manifest.ts';
import { BackupProblem } from './problems.ts';
import { type Measured, writeMeasured } from './streams.ts';

/**
 * The folder of backups. Contents of files are stored once for all backups, by their hash. A backup
 * is a folder that appears complete, by renaming; other programs' files in it are ignored.
 */
export type BackupStore = {
  readonly folder: string;
  /** Of all backups, oldest first. */
  readonly ids: () => Promise<readonly string[]>;
  /** Throws a `BackupProblem`. */
  readonly open: (id: string) => Promise<BackupSource>;
  readonly hasContent: (content: Measured) => Promise<boolean>;
  /** The path of a content that is there. */
  readonly contentFile: (sha256: string) => string;
  readonly addContent: (source: Readable) => Promise<Measured>;
  /** A new folder for unfinished work. */
  readonly begin: () => Promise<string>;
  readonly discard: (path: string) => Promise<void>;
  /** Turns such a folder, which has the dump, into a backup. */
  readonly finish: (path: string, backup: FinishedBackup) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Small files about a backup that are not part of it. The id `.` is for all of them. */
  readonly readNote: (id: string, name: string) => Promise<string | undefined>;
  readonly writeNote: (id: string, name: string, text: string) => Promise<void>;
  /** Deletes contents that no backup has, and what crashed processes left. */
  readonly sweep: (now: number) => Promise<void>;
};

export type FinishedBackup = { readonly id: string; readonly manifest: string };

const ID = /^\d{8}-\d{6}-[0-9a-f]{6}$/;
export const isBackupId = (id: string): boolean => ID.test(id);

/** The time in UTC with its milliseconds in hex, so that ids sort by time, and a random part. */
export const newBackupId = (now: number): string => {
  const [day = '', time = ''] = new Date(now).toISOString().replace(/[-:]/g, '').split(/[T.]/);
  const milliseconds = (now % 1000).toString(16).padStart(3, '0');
  return `${day}-${time}-${milliseconds}${randomBytes(2).toString('hex').slice(1)}`;
};

const HOUR = 3_600_000;
/** Work that takes longer is not unfinished, but dead. */
const MAX_WORK_MS = 12 * HOUR;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

export function createBackupStore(folder: string): BackupStore {
  const contents = join(folder, 'contents');
  const work = join(folder, '.work');
  const contentPath = (sha256: string) => join(contents, sha256.slice(0, 2), sha256);
  const workPath = () => join(work, randomBytes(8).toString('hex'));
  const ids = async () =>
    (await namesIn(folder)).filter(isBackupId).sort((one, other) => (one < other ? -1 : 1));

  const open = async (id: string): Promise<BackupSource> => {
    const path = join(folder, id);
    if (!isBackupId(id) || !(await exists(path))) throw new BackupProblem('NOT_FOUND', { path });
    const read = (name: string) => readFile(join(path, name), 'utf8').catch(() => '');
    const manifest = readManifest({ text: await read(MANIFEST), seal: await read(SEAL), path });
    return {
      ...{ path, manifest },
      openData: async () => createReadStream(join(path, DATA)),
      openContent: async (sha256) => createReadStream(contentPath(sha256)),
      close: () => undefined,
    };
  };

  return {
    ...{ folder, ids, open },
    contentFile: contentPath,
    hasContent: async ({ sha256, size }) => {
      const path = contentPath(sha256);
      const found = await stat(path).catch(() => null);
      if (found?.size !== size) return false;
      const now = new Date();
      await utimes(path, now, now);
      return true;
    },
    addContent: async (source) => {
      await mkdir(work, { recursive: true, mode: 0o700 });
      const draft = workPath();
      try {
        const measured = await writeMeasured(source, draft);
        const target = contentPath(measured.sha256);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(draft, target);
        return measured;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    begin: async () => {
      const path = workPath();
      await mkdir(path, { recursive: true, mode: 0o700 });
      return path;
    },
    discard: (path) => rm(path, { force: true, recursive: true }),
    finish: async (path, { id, manifest }) => {
      const options = { mode: 0o600, flush: true };
      await writeFile(join(path, SEAL), writeSeal(manifest), options);
      await writeFile(join(path, MANIFEST), manifest, options);
      await sync(path);
      await rename(path, join(folder, id));
      await sync(folder);
    },
    remove: async (id) => {
      const path = join(folder, id);
      if (!isBackupId(id) || !(await exists(path))) throw new BackupProblem('NOT_FOUND', { path });
      const removed = workPath();
      await mkdir(work, { recursive: true, mode: 0o700 });
      await rename(path, removed);
      await rm(removed, { recursive: true, force: true });
    },
    readNote: (id, name) => readFile(join(folder, id, name), 'utf8').catch(() => undefined),
    writeNote: async (id, name, text) => {
      const draft = workPath();
      await mkdir(work, { recursive: true, mode: 0o700 });
      await writeFile(draft, text, { mode: 0o600, flush: true });
      await rename(draft, join(folder, id, name));
    },
    sweep: async (now) => {
      await deleteOlder(work, await namesIn(work), now - MAX_WORK_MS);
      const used = await usedContents(await ids(), open);
      if (!used) return;
      for (const first of await namesIn(contents)) {
        const unused = (await namesIn(join(contents, first))).filter((name) => !used.has(name));
        // Work that isn't finished may have put them there.
        await deleteOlder(join(contents, first), unused, now - MAX_WORK_MS);
      }
    },
  };
}

async function deleteOlder(
  folder: string,
  names: readonly string[],
  before: number,
): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { force: true, recursive: true });
  }
}

/** Undefined if it can't be known, because a manifest is damaged. */
async function usedContents(
  ids: readonly string[],
  open: (id: string) => Promise<{ readonly manifest: Manifest }>,
): Promise<ReadonlySet<string> | undefined> {
  const used = new Set<string>();
  for (const id of ids) {
    const source = await open(id).catch(() => null);
    if (!source) return undefined;
    for (const file of source.manifest.files) used.add(storedContent(file).sha256);
  }
  return used;
}
