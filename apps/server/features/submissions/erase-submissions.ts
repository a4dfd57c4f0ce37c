import type { Actor } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { deletePersonalData, findAll } from '../../storage/records/records.ts';
import { deleteOrphaned, markOrphaned } from '../media/orphaned-files.ts';
import { deleteSubmissionJobs } from './submission-jobs.ts';

export type ErasurePorts = { readonly store: Store; readonly attachments: FileStore };

/** Erases submissions with their attachments. Returns how many there were. */
export async function eraseSubmissions(
  ids: readonly number[],
  { store, attachments }: ErasurePorts,
  actor: Actor,
): Promise<number> {
  const records = await findAll(store.read, 'submission', ids);
  const keys = records.flatMap(({ files }) => files.map(({ file_key }) => file_key));
  const deleted = await store.transaction(async (tx) => {
    await markOrphaned(tx, keys);
    await deleteSubmissionJobs(tx, ids);
    return deletePersonalData(tx, 'submission', ids);
  }, actor);
  await deleteOrphaned({ store, files: attachments }, keys);
  return deleted;
}
