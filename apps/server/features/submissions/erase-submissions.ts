import type { Actor } from '../../storage/database/actor.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { deletePersonalData, findAll } from '../../storage/records/records.ts';
import { deleteOrphaned, markOrphaned } from '../media/orphaned-files.ts';
import { deleteSubmissionJobs } from './submission-jobs.ts';

export type ErasurePorts = { readonly store: Store; readonly attachments: FileStore };

/**
 * Erases submissions with their attachments. They are looked for in the transaction: one that was
 * just restored stays. Returns how many there were.
 */
export async function eraseSubmissions(
  find: (db: Reader) => Promise<readonly number[]>,
  { store, attachments }: ErasurePorts,
  actor: Actor,
): Promise<number> {
  const { keys, deleted } = await store.transaction(async (tx) => {
    const ids = await find(tx.db);
    const records = await findAll(tx.db, 'submission', ids);
    const keys = records.flatMap(({ files }) => files.map(({ file_key }) => file_key));
    if (ids.length === 0) return { keys, deleted: 0 };
    await markOrphaned(tx, keys);
    await deleteSubmissionJobs(tx, ids);
    return { keys, deleted: await deletePersonalData(tx, 'submission', ids) };
  }, actor);
  await deleteOrphaned({ store, files: attachments }, keys);
  return deleted;
}
