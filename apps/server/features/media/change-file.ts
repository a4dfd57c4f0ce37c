import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { changeRecord } from '../../storage/records/records.ts';
import { keysOf } from './media-record.ts';
import { markOrphaned } from './orphaned-files.ts';
import type { FileFields } from './store-upload.ts';

type FileChange = {
  readonly stored: StoredMedia;
  readonly revision: number;
  readonly fields: FileFields & Partial<Pick<StoredMedia, 'name' | 'focal_point'>>;
};

/** Gives a record another file. Its former URLs lead there, and its former files are orphaned. */
export async function changeFile(tx: Tx, { stored, revision, fields }: FileChange) {
  const media = await changeRecord(tx, 'media', { id: stored.id, revision, fields });
  await tx.db
    .insertInto('media_address')
    .values({ file_key: stored.file_key, media_id: media.id })
    .execute();
  const kept = keysOf(media);
  const previousKeys = keysOf(stored).filter((key) => !kept.includes(key));
  await markOrphaned(tx, previousKeys);
  return { media, previousKeys };
}
