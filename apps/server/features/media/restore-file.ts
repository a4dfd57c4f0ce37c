import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import {
  type Former,
  type RestoredRecord,
  restoreRecord,
} from '../../storage/records/restore-record.ts';
import { enqueueMeasure } from './measure-job.ts';
import { keysOf } from './media-record.ts';
import { markOrphaned, unmarkOrphaned } from './orphaned-files.ts';

/** The URLs of the file that it had until now lead to the former one, which has its own again. */
async function switchAddresses({ db }: Tx, today: StoredMedia, file_key: string): Promise<void> {
  if (today.file_key === file_key) return;
  await db.deleteFrom('media_address').where('file_key', '=', file_key).execute();
  await db
    .insertInto('media_address')
    .values({ file_key: today.file_key, media_id: today.id })
    .onConflict((conflict) => conflict.column('file_key').doNothing())
    .execute();
}

/** Restores the record of a file as it once was. Its files have to be in the store. */
export async function restoreFile(tx: Tx, former: Former<'media'>): Promise<RestoredRecord> {
  const { id: _, revision, created, modified, ...record } = former.record;
  const folder = await findRecord(tx.db, 'folder', record.folder_id ?? 0);
  const keys = keysOf(record);
  const restored = await restoreRecord(tx, 'media', {
    ...former,
    change: async (today) => {
      await switchAddresses(tx, today, record.file_key);
      await markOrphaned(
        tx,
        keysOf(today).filter((key) => !keys.includes(key)),
      );
      return { ...record, folder_id: folder?.id ?? today.folder_id };
    },
    create: async () => ({ ...record, folder_id: folder?.id ?? null }),
  });
  await unmarkOrphaned(tx, keys);
  const stored = await findRecord(tx.db, 'media', restored.id);
  if (stored && !stored.is_ready) await enqueueMeasure(tx, stored);
  return restored;
}
