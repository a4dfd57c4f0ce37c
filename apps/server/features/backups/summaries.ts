import type { BackupRecord, RemoteBackup } from '@plinth/contract';
import type { S3Objects } from '../../storage/files/s3-objects.ts';
import type { BackupStore } from './backup-store.ts';
import { contentSize, type Manifest } from './manifest.ts';
import { BackupProblem } from './problems.ts';
import { readProof } from './proof.ts';
import { readRemote, remoteIds } from './remote.ts';

const aboutOf = (manifest: Manifest): BackupRecord['about'] => ({
  reason: manifest.reason,
  version: manifest.version,
  is_encrypted: manifest.encryption !== undefined,
  size: contentSize(manifest),
  records: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.files.length,
});

/** The time in an id: `20261129-095037-1a2b3c`. */
const timeOf = (id: string): string =>
  id.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6.000Z');

async function summaryOf(id: string, backups: BackupStore): Promise<BackupRecord> {
  const proof = await readProof(backups, id);
  try {
    const { manifest } = await backups.open(id);
    return { id, created: manifest.created, about: aboutOf(manifest), proof };
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    const failed = { at: timeOf(id), problem: error.key, part: String(error.details.part ?? '') };
    return { id, created: timeOf(id), about: null, proof: failed };
  }
}

/** The backups that only the store has, newest first. Throws a `BackupProblem`. */
export async function remoteSummaries(
  remote: S3Objects,
  backups: BackupStore,
): Promise<readonly RemoteBackup[]> {
  const here = new Set(await backups.ids());
  const summaries: RemoteBackup[] = [];
  for (const id of (await remoteIds(remote)).toReversed()) {
    if (here.has(id)) continue;
    const manifest = await readRemote(remote, id);
    const created = manifest?.created ?? timeOf(id);
    summaries.push({ id, created, about: manifest && aboutOf(manifest) });
  }
  return summaries;
}

/** All backups, newest first. */
export async function backupSummaries(backups: BackupStore): Promise<readonly BackupRecord[]> {
  const ids = await backups.ids();
  return Promise.all([...ids].reverse().map((id) => summaryOf(id, backups)));
}
