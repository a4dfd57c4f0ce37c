import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type S3Objects, serviceError } from '../../storage/files/s3-objects.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { DATA, MANIFEST, SEAL } from './backup-source.ts';
import { type BackupStore, isBackupId } from './backup-store.ts';
import { contentSize, type Manifest, readManifest, storedContent } from './manifest.ts';
import { BackupProblem, notEnoughSpace } from './problems.ts';
import { readProof } from './proof.ts';
import { createMeter, type Measured, sync } from './streams.ts';

/** Copies of backups in an S3-compatible store, laid out as in the folder of backups. */
const CONTENTS = 'contents/';
const contentName = (sha256: string): string => `${CONTENTS}${sha256.slice(0, 2)}/${sha256}`;
const fileIn = (id: string, name: string): string => `${id}/${name}`;

const DAY = 24 * 3_600_000;
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

const storeFailure = (error: unknown): BackupProblem => {
  const answer = serviceError(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = answer
    ? `${answer.status} ${answer.serviceCode ?? ''}`.trim()
    : cause instanceof Error
      ? cause.message
      : 'unknown';
  return new BackupProblem('STORE', { reason }, error);
};

/** What the store refuses becomes a `BackupProblem`. It names no secret. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupProblem ? error : storeFailure(error);
  }
}

const TEST_OBJECT = 'plinth-test.txt';

/** Writes, reads, and deletes an object. Throws a `BackupProblem`. */
export const testRemote = (remote: S3Objects): Promise<void> =>
  asking(async () => {
    const written = new Date().toISOString();
    await remote.putText(TEST_OBJECT, written);
    const found = await remote.open(TEST_OBJECT);
    if (!found || (await text(found.stream)) !== written) {
      throw new BackupProblem('STORE', { reason: 'it returned something else' });
    }
    await remote.remove(TEST_OBJECT);
  });

/** Ids of the backups in the store, oldest first. */
export const remoteIds = (remote: S3Objects): Promise<readonly string[]> =>
  asking(async () => {
    const ids: string[] = [];
    for await (const { name } of remote.list()) {
      const [id = '', file] = name.split('/');
      if (isBackupId(id) && file === MANIFEST) ids.push(id);
    }
    return ids.sort((one, other) => (one < other ? -1 : 1));
  });

type Texts = { readonly manifest: Manifest; readonly manifestText: string };

const readText = async (remote: S3Objects, name: string): Promise<string> => {
  const found = await remote.open(name);
  if (!found) return '';
  if (found.size > MAX_MANIFEST_BYTES) {
    found.stream.destroy();
    return '';
  }
  return text(found.stream);
};

async function readTexts(remote: S3Objects, id: string): Promise<Texts> {
  const path = id;
  const manifestText = await readText(remote, fileIn(id, MANIFEST));
  if (manifestText === '') throw new BackupProblem('NOT_FOUND', { path });
  const seal = await readText(remote, fileIn(id, SEAL));
  return { manifest: readManifest({ text: manifestText, seal, path }), manifestText };
}

/** What a backup in the store says about itself. Throws a `BackupProblem`. */
export const readRemote = (remote: S3Objects, id: string): Promise<Manifest> =>
  asking(async () => (await readTexts(remote, id)).manifest);

async function sizes(remote: S3Objects, prefix: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { name, size } of remote.list(prefix)) found.set(name, size);
  return found;
}

/** Copies one backup. What is there already isn't sent again; its manifest is sent last. */
async function copyOne(remote: S3Objects, id: string, backups: BackupStore): Promise<void> {
  const { manifest } = await backups.open(id);
  const there = await sizes(remote, CONTENTS);
  for (const file of manifest.files) {
    const { sha256, size } = storedContent(file);
    const name = contentName(sha256);
    if (there.get(name) === size) continue;
    await remote.putFile(name, backups.contentFile(sha256));
    there.set(name, size);
  }
  for (const name of [DATA, SEAL, MANIFEST]) {
    await remote.putFile(fileIn(id, name), join(backups.folder, id, name));
  }
}

/** Copies all backups that were restored in a test and aren't in the store yet. */
export const copyToRemote = (remote: S3Objects, backups: BackupStore): Promise<void> =>
  asking(async () => {
    const there = new Set(await remoteIds(remote));
    for (const id of await backups.ids()) {
      if (there.has(id) || (await readProof(backups, id))?.problem !== null) continue;
      await copyOne(remote, id, backups);
    }
  });

type Keeping = { readonly keep: number; readonly now: number };

/**
 * Deletes automatic backups that are more than the owner keeps, and contents that no backup has.
 * Deletes no content while a manifest can't be read.
 */
export const pruneRemote = (remote: S3Objects, { keep, now }: Keeping): Promise<void> =>
  asking(async () => {
    const manifests = new Map<string, Manifest>();
    for (const id of await remoteIds(remote)) {
      manifests.set(id, await readRemote(remote, id));
    }
    const automatic = [...manifests].filter(([, { reason }]) => reason !== 'manual');
    for (const [id] of automatic.slice(0, -keep)) {
      // Without its manifest, it's no backup.
      for (const name of [MANIFEST, SEAL, DATA]) await remote.remove(fileIn(id, name));
      manifests.delete(id);
    }
    const used = new Set(
      [...manifests.values()].flatMap(({ files }) =>
        files.map((file) => contentName(storedContent(file).sha256)),
      ),
    );
    for await (const { name, modified } of remote.list(CONTENTS)) {
      if (!used.has(name) && modified < now - DAY) await remote.remove(name);
    }
  });

const isSame = (found: Measured, wanted: Measured): boolean =>
  found.size === wanted.size && found.sha256 === wanted.sha256;

async function openAt(remote: S3Objects, name: string, path: string): Promise<Readable> {
  const found = await remote.open(name);
  if (!found) throw new BackupProblem('DAMAGED', { path, part: name });
  return found.stream;
}

type Wanted = {
  readonly id: string;
  /** Refuses a plain one, which anyone could have made who can write to the store. */
  readonly mustBeEncrypted: boolean;
};

/** Brings a backup from the store into the folder of backups. What is there isn't fetched again. */
export const fetchFromRemote = (
  remote: S3Objects,
  { id, mustBeEncrypted }: Wanted,
  backups: BackupStore,
): Promise<void> =>
  asking(async () => {
    if ((await backups.ids()).includes(id)) return;
    const { manifest, manifestText } = await readTexts(remote, id);
    if (mustBeEncrypted && !manifest.encryption) {
      throw new BackupProblem('NOT_ENCRYPTED', { path: id });
    }
    const work = await backups.begin();
    try {
      const [needed, free] = [contentSize(manifest), await freeSpace(work)];
      if (needed > free) throw notEnoughSpace(backups.folder, needed, free);
      for (const file of manifest.files) {
        const wanted = storedContent(file);
        if (await backups.hasContent(wanted)) continue;
        const name = contentName(wanted.sha256);
        const found = await backups.addContent(await openAt(remote, name, id));
        if (!isSame(found, wanted)) throw new BackupProblem('DAMAGED', { path: id, part: name });
      }
      const meter = createMeter();
      const path = join(work, DATA);
      const data = await openAt(remote, fileIn(id, DATA), id);
      await pipeline(data, meter.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (!isSame(meter.result(), manifest.data)) {
        throw new BackupProblem('DAMAGED', { path: id, part: DATA });
      }
      await sync(path);
      await backups.finish(work, { id, manifest: manifestText });
    } catch (error) {
      await backups.discard(work);
      throw error;
    }
  });
