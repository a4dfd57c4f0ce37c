import { text } from 'node:stream/consumers';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import { type S3Objects, serviceError } from '../../storage/files/s3-objects.ts';
import { MANIFEST, MAX_MANIFEST_BYTES, SEAL } from './backup-source.ts';
import { isBackupId } from './backup-store.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { BackupProblem, PassingProblem } from './problems.ts';
import { limited } from './streams.ts';

/** The prefix of contents. An S3-compatible store is laid out as the folder of backups. */
export const REMOTE_CONTENTS = 'contents/';
export const remoteContentName = (sha256: string): string =>
  `${REMOTE_CONTENTS}${sha256.slice(0, 2)}/${sha256}`;
export const remoteFileName = (id: string, name: string): string => `${id}/${name}`;

/** The prefix of backups: their ids begin with the year. Lists without it have all contents, too. */
export const REMOTE_IDS = '2';

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
export async function withStoreErrors<T>(work: () => Promise<T>): Promise<T> {
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
  withStoreErrors(async () => {
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
  withStoreErrors(async () => {
    const ids: string[] = [];
    for await (const { name } of remote.list(REMOTE_IDS)) {
      const [id = '', file] = name.split('/');
      if (isBackupId(id) && file === MANIFEST) ids.push(id);
    }
    return ids.sort((one, other) => (one < other ? -1 : 1));
  });

type Texts = { readonly manifest: Manifest; readonly manifestText: string };

const readText = async (remote: S3Objects, id: string, part: string): Promise<string> => {
  const found = await remote.open(remoteFileName(id, part));
  if (!found) return '';
  const tooLong = new BackupProblem('DAMAGED', { path: id, part });
  return text(limited(found.stream, MAX_MANIFEST_BYTES, tooLong));
};

/** The manifest of a backup in the store, also as it's written there. Throws a `BackupProblem`. */
export async function readTexts(remote: S3Objects, id: string): Promise<Texts> {
  const path = id;
  const manifestText = await readText(remote, id, MANIFEST);
  if (manifestText === '') throw new BackupProblem('NOT_FOUND', { path });
  const seal = await readText(remote, id, SEAL);
  return { manifest: readManifest({ text: manifestText, seal, path }), manifestText };
}

/** What a backup in the store says about itself. Null if it's damaged, or gone. */
export const readRemote = (remote: S3Objects, id: string): Promise<Manifest | null> =>
  withStoreErrors(async () => (await readTexts(remote, id)).manifest).catch((error: unknown) => {
    if (error instanceof BackupProblem && error.key !== 'STORE') return null;
    throw error;
  });

const SITE_NOTE = 'plinth-site.txt';

/**
 * Marks the folder of the store as this site's. Throws a `BackupProblem` if it's another one's: each
 * would delete the other's backups.
 */
export const claimRemote = (remote: S3Objects, installation: string): Promise<void> =>
  withStoreErrors(async () => {
    const taken = new BackupProblem('STORE_TAKEN', { part: SITE_NOTE });
    const found = await remote.open(SITE_NOTE);
    if (!found) await remote.putText(SITE_NOTE, installation);
    else if ((await text(limited(found.stream, 1024, taken))) !== installation) throw taken;
  });
