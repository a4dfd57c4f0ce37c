import type { Actor } from '../../storage/database/actor.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { deleteRecord, findAll } from '../../storage/records/records.ts';
import { deleteOrphaned, markOrphaned } from '../media/orphaned-files.ts';

export type DeletionPorts = { readonly store: Store; readonly attachments: FileStore };

/** Deletes submissions with their history, because they are personal data. */
async function deleteAll(tx: Tx, ids: readonly number[]): Promise<number> {
  let deleted = 0;
  for (const id of ids) if (await deleteRecord(tx, 'submission', id)) deleted += 1;
  await tx.db
    .deleteFrom('history')
    .where('record', '=', 'submission')
    .where('record_id', 'in', ids)
    .execute();
  return deleted;
}

/** Deletes submissions with their attachments. Returns how many there were. */
export async function deleteSubmissions(
  ids: readonly number[],
  { store, attachments }: DeletionPorts,
  actor: Actor,
): Promise<number> {
  const records = await findAll(store.read, 'submission', ids);
  const keys = records.flatMap(({ files }) => files.map(({ file_key }) => file_key));
  const deleted = await store.transaction(async (tx) => {
    await markOrphaned(tx, keys);
    return deleteAll(tx, ids);
  }, actor);
  await deleteOrphaned({ store, files: attachments }, keys);
  return deleted;
}
