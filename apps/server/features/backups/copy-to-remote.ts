import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject, S3Objects } from '../../storage/files/s3-objects.ts';
import { DATA, MANIFEST, SEAL } from './backup-source.ts';
import { type BackupStore, isBackupId } from './backup-store.ts';
import { storedContent } from './manifest.ts';
import { BackupProblem } from './problems.ts';
import { readProof } from './proof.ts';
import {
  REMOTE_CONTENTS,
  REMOTE_IDS,
  readRemote,
  remoteContentName,
  remoteFileName,
  remoteIds,
  withStoreErrors,
} from './remote.ts';

const DAY = 24 * 3_600_000;

async function contentSizes(remote: S3Objects): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { name, size } of remote.list(REMOTE_CONTENTS)) found.set(name, size);
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
    await remote.putFile(remoteFileName(id, name), join(path, name));
  }
}

/**
 * Copies all backups that were restored in a test and aren't in the store yet, newest first. Damaged ones
 * are skipped. Throws the `BackupProblem` of the first of them at the end.
 */
export const copyToRemote = (remote: S3Objects, backups: BackupStore): Promise<void> =>
  withStoreErrors(async () => {
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

type Keeping = { readonly keep: number; readonly now: number };

/** Of every backup that is there, or that was begun. */
async function filesById(remote: S3Objects): Promise<ReadonlyMap<string, ListedObject[]>> {
  const found = new Map<string, ListedObject[]>();
  for await (const object of remote.list(REMOTE_IDS)) {
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
      for (const name of [MANIFEST, SEAL, DATA]) await remote.remove(remoteFileName(id, name));
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
  withStoreErrors(async () => {
    const all = await filesById(remote);
    const isWhole = (id: string) =>
      all.get(id)?.some(({ name }) => name === remoteFileName(id, MANIFEST));
    const ids = [...all.keys()].sort().reverse();
    const used = await pruneBackups(remote, ids.filter(isWhole), keep);
    for (const id of ids) {
      if (!isWhole(id)) await removeOlder(remote, all.get(id) ?? [], now - DAY);
    }
    if (!used) return;
    async function* unused() {
      for await (const found of remote.list(REMOTE_CONTENTS))
        if (!used?.has(found.name)) yield found;
    }
    await removeOlder(remote, unused(), now - DAY);
  });
