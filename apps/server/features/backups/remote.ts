import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import { sync } from '../../storage/files/local-files.ts';
import { type ListedObject, type S3Objects, serviceError } from '../../storage/files/s3-objects.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { DATA, MANIFEST, MAX_MANIFEST_BYTES, SEAL } from './backup-source.ts';
import { type BackupStore, isBackupId } from './backup-store.ts';
import { contentSize, type Manifest, readManifest, storedContent } from './manifest.ts';
import { BackupProblem, notEnoughSpace, PassingProblem } from './problems.ts';
import { readProof } from './proof.ts';
import { createMeter, limited, type Measured } from './streams.ts';

/** Copies of backups in an S3-compatible store, laid out as in the folder of backups. */
const CONTENTS = 'contents/';
const remoteContentName = (sha256: string): string => `${CONTENTS}${sha256.slice(0, 2)}/${sha256}`;
const fileIn = (id: string, name: string): string => `${id}/${name}`;

/** Ids begin with the year, and contents don't: those are many. */
const IDS = '2';

const DAY = 24 * 3_600_000;

/** A status of 4xx, or a server that isn't allowed: the owner has to change the settings. */
const isOfSettings = (error: unknown): boolean => {
  const answer = serviceError(error);
  if (answer) return answer.status < 500;
  return error instanceof Error && 'code' in error && error.code === 'ENOTPUBLIC';
};

const storeFailure = (error: unknown): BackupProblem => {
  const answer = serviceError(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = answer
    ? `${answer.status} ${answer.serviceCode ?? ''}`.trim()
    : cause instanceof Error
      ? cause.message
      : 'unknown';
  const Problem = isOfSettings(error) ? BackupProblem : PassingProblem;
  return new Problem('STORE', { reason }, error);
};

/** What the store refuses becomes a `BackupProblem`, as does a full disk here. It names no secret. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    const isFull = toStoreError(error) instanceof StorageFull;
    throw isFull ? new BackupProblem('DISK_FULL', {}, error) : storeFailure(error);
  }
}

const TEST_OBJECT = 'plinth-test.txt';

/** Writes, reads, and deletes an object. Throws a `BackupProblem`. */
export const testRemote = (remote: S3Objects): Promise<void> =>
  asking(async () => {
    const written = new Date().toISOString();
    await remote.putText(TEST_OBJECT, written);
    const found = await remote.open(TEST_OBJECT);
    const other = new BackupProblem('STORE', { reason: 'it returned something else' });
    if (!found || (await text(limited(found.stream, written.length, other))) !== written)
      throw other;
    await remote.remove(TEST_OBJECT);
  });

/** Ids of the backups in the store, oldest first. */
export const remoteIds = (remote: S3Objects): Promise<readonly string[]> =>
  asking(async () => {
    const ids: string[] = [];
    for await (const { name } of remote.list(IDS)) {
      const [id = '', file] = name.split('/');
      if (isBackupId(id) && file === MANIFEST) ids.push(id);
    }
    return ids.sort((one, other) => (one < other ? -1 : 1));
  });

type Texts = { readonly manifest: Manifest; readonly manifestText: string };

const readText = async (remote: S3Objects, id: string, part: string): Promise<string> => {
  const found = await remote.open(fileIn(id, part));
  if (!found) return '';
  const tooLong = new BackupProblem('DAMAGED', { path: id, part });
  return text(limited(found.stream, MAX_MANIFEST_BYTES, tooLong));
};

async function readTexts(remote: S3Objects, id: string): Promise<Texts> {
  const path = id;
  const manifestText = await readText(remote, id, MANIFEST);
  if (manifestText === '') throw new BackupProblem('NOT_FOUND', { path });
  const seal = await readText(remote, id, SEAL);
  return { manifest: readManifest({ text: manifestText, seal, path }), manifestText };
}

/** What a backup in the store says about itself. Null if it's damaged, or gone. */
export const readRemote = (remote: S3Objects, id: string): Promise<Manifest | null> =>
  asking(async () => (await readTexts(remote, id)).manifest).catch((error: unknown) => {
    if (error instanceof BackupProblem && error.key !== 'STORE') return null;
    throw error;
  });

async function contentSizes(remote: S3Objects): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { name, size } of remote.list(CONTENTS)) found.set(name, size);
  return found;
}

type Copying = {
  readonly backups: BackupStore;
  /** Sizes of the contents in the store, by name. */
  readonly there: Map<string, number>;
};

/** Copies one backup. What is there already isn't sent again; its manifest is sent last. */
async function copyOne(remote: S3Objects, id: string, { backups, there }: Copying): Promise<void> {
  const { manifest, path } = await backups.open(id);
  const damaged = (part: string) => new BackupProblem('DAMAGED', { path, part });
  for (const file of manifest.files) {
    const content = storedContent(file);
    const name = remoteContentName(content.sha256);
    if (there.get(name) === content.size) continue;
    if (!(await backups.hasContent(content))) throw damaged(file.key);
    await remote.putFile(name, backups.contentFile(content.sha256));
    there.set(name, content.size);
  }
  const data = await stat(join(path, DATA)).catch(() => null);
  if (data?.size !== manifest.data.size) throw damaged(DATA);
  for (const name of [DATA, SEAL, MANIFEST]) {
    await remote.putFile(fileIn(id, name), join(path, name));
  }
}

/**
 * Copies all backups that were restored in a test and aren't in the store yet, newest first. Damaged ones
 * are skipped. Throws the `BackupProblem` of the first of them at the end.
 */
export const copyToRemote = (remote: S3Objects, backups: BackupStore): Promise<void> =>
  asking(async () => {
    const copied = new Set(await remoteIds(remote));
    let there: Map<string, number> | undefined;
    let damage: BackupProblem | undefined;
    for (const id of (await backups.ids()).toReversed()) {
      if (copied.has(id) || (await readProof(backups, id))?.problem !== null) continue;
      there ??= await contentSizes(remote);
      try {
        await copyOne(remote, id, { backups, there });
      } catch (error) {
        if (!(error instanceof BackupProblem)) throw error;
        damage ??= error;
      }
    }
    if (damage) throw damage;
  });

const SITE_NOTE = 'plinth-site.txt';

/**
 * Marks the folder of the store as this site's. Throws a `BackupProblem` if it's another one's: each
 * would delete the other's backups.
 */
export const claimRemote = (remote: S3Objects, installation: string): Promise<void> =>
  asking(async () => {
    const taken = new BackupProblem('STORE_TAKEN', { part: SITE_NOTE });
    const found = await remote.open(SITE_NOTE);
    if (!found) await remote.putText(SITE_NOTE, installation);
    else if ((await text(limited(found.stream, 1024, taken))) !== installation) throw taken;
  });

type Keeping = { readonly keep: number; readonly now: number };

/** Of every backup that is there, or that was begun. */
async function filesById(remote: S3Objects): Promise<ReadonlyMap<string, ListedObject[]>> {
  const found = new Map<string, ListedObject[]>();
  for await (const object of remote.list(IDS)) {
    const [id = ''] = object.name.split('/');
    if (isBackupId(id)) found.set(id, [...(found.get(id) ?? []), object]);
  }
  return found;
}

async function removeOlder(
  remote: S3Objects,
  objects: Iterable<ListedObject> | AsyncIterable<ListedObject>,
  before: number,
): Promise<void> {
  for await (const { name, modified } of objects) {
    if (modified < before) await remote.remove(name);
  }
}

/**
 * Deletes automatic backups that are more than the owner keeps. Names of the contents that the others
 * have; null while a manifest can't be read.
 */
async function pruneBackups(
  remote: S3Objects,
  newestFirst: readonly string[],
  keep: number,
): Promise<ReadonlySet<string> | null> {
  const used = new Set<string>();
  let automatic = 0;
  let areAllKnown = true;
  for (const id of newestFirst) {
    const manifest = await readRemote(remote, id);
    areAllKnown &&= manifest !== null;
    const isAutomatic = manifest !== null && manifest.reason !== 'manual';
    if (isAutomatic) automatic += 1;
    if (isAutomatic && automatic > keep) {
      // Without its manifest, it's no backup.
      for (const name of [MANIFEST, SEAL, DATA]) await remote.remove(fileIn(id, name));
      continue;
    }
    for (const file of manifest?.files ?? []) {
      used.add(remoteContentName(storedContent(file).sha256));
    }
  }
  return areAllKnown ? used : null;
}

/**
 * Deletes automatic backups that are more than the owner keeps, what broke off, and contents that no
 * backup has. Deletes no content while a manifest can't be read.
 */
export const pruneRemote = (remote: S3Objects, { keep, now }: Keeping): Promise<void> =>
  asking(async () => {
    const all = await filesById(remote);
    const isWhole = (id: string) => all.get(id)?.some(({ name }) => name === fileIn(id, MANIFEST));
    const ids = [...all.keys()].sort().reverse();
    const used = await pruneBackups(remote, ids.filter(isWhole), keep);
    for (const id of ids) {
      if (!isWhole(id)) await removeOlder(remote, all.get(id) ?? [], now - DAY);
    }
    if (!used) return;
    async function* unused() {
      for await (const found of remote.list(CONTENTS)) if (!used?.has(found.name)) yield found;
    }
    await removeOlder(remote, unused(), now - DAY);
  });

const isSame = (found: Measured, wanted: Measured): boolean =>
  found.size === wanted.size && found.sha256 === wanted.sha256;

type Part = { readonly name: string; readonly path: string; readonly size: number };

/** Reads no more than the manifest says: a store could send without an end. */
async function openPart(remote: S3Objects, { name, path, size }: Part): Promise<Readable> {
  const found = await remote.open(name);
  const damaged = new BackupProblem('DAMAGED', { path, part: name });
  if (!found) throw damaged;
  return limited(found.stream, size, damaged);
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
        const name = remoteContentName(wanted.sha256);
        const part = await openPart(remote, { name, path: id, size: wanted.size });
        const found = await backups.addContent(part);
        if (!isSame(found, wanted)) throw new BackupProblem('DAMAGED', { path: id, part: name });
      }
      const meter = createMeter();
      const path = join(work, DATA);
      const { size } = manifest.data;
      const data = await openPart(remote, { name: fileIn(id, DATA), path: id, size });
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
