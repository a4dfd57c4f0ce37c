import type { MediaRecord } from '@plinth/contract';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { createRecord, findRecord } from '../../storage/records/records.ts';
import { enqueueAvif } from './avif-job.ts';
import { enqueueMeasure } from './measure-job.ts';
import { toMediaRecord } from './media-record.ts';
import { checkQuota } from './quota.ts';
import type { ReleaseFiles, StoredUpload, UploadPorts } from './store-upload.ts';

/** Throws `VALIDATION` if the folder doesn't exist. Null is the root. */
export async function checkFolder(db: Reader, folder_id: number | null | undefined): Promise<void> {
  if (folder_id == null) return;
  if (!(await findRecord(db, 'folder', folder_id))) throw fieldError('folder_id', 'valueInvalid');
}

/** Queues what is still to be done with a file that is stored. */
export async function enqueueProcessing(
  tx: Tx,
  media: StoredMedia,
  { isScalable }: Pick<StoredUpload, 'isScalable'>,
): Promise<void> {
  if (isScalable) await enqueueAvif(tx, media);
  if (!media.is_ready) await enqueueMeasure(tx, media);
}

export type AddedFile = {
  readonly upload: StoredUpload;
  readonly release: ReleaseFiles;
  readonly folder_id: number | null;
  readonly actor: Actor;
  /** Runs in the same transaction. */
  readonly onStored?: (tx: Tx, media: StoredMedia) => Promise<void>;
};

/** Creates the record of a file that is stored. */
export async function addFile(
  { store, readLimits }: UploadPorts,
  { upload, release, folder_id, actor, onStored }: AddedFile,
): Promise<MediaRecord> {
  const limits = await readLimits();
  return store.transaction(async (tx) => {
    await checkFolder(tx.db, folder_id);
    await checkQuota(tx.db, limits, upload.fields.size);
    const media = await createRecord(tx, 'media', {
      ...upload.fields,
      ...{ name: upload.name, folder_id, title: '', alt: '', is_protected: false },
      focal_point: { x: 50, y: 50 },
    });
    await release(tx);
    await enqueueProcessing(tx, media, upload);
    await onStored?.(tx, media);
    return toMediaRecord(media);
  }, actor);
}
