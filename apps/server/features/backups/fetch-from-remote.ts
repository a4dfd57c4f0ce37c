import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Objects } from '../../storage/files/s3-objects.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { DATA } from './backup-source.ts';
import type { BackupStore } from './backup-store.ts';
import { contentSize, storedContent } from './manifest.ts';
import { BackupProblem, notEnoughSpace } from './problems.ts';
import { readTexts, remoteContentName, remoteFileName, withStoreErrors } from './remote.ts';
import { limited, type Measured, writeMeasured } from './streams.ts';

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
  withStoreErrors(async () => {
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
      const { size } = manifest.data;
      const data = await openPart(remote, { name: remoteFileName(id, DATA), path: id, size });
      if (!isSame(await writeMeasured(data, join(work, DATA)), manifest.data)) {
        throw new BackupProblem('DAMAGED', { path: id, part: DATA });
      }
      await backups.finish(work, { id, manifest: manifestText });
    } catch (error) {
      await backups.discard(work);
      throw error;
    }
  });
