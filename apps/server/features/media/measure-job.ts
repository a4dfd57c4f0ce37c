import { enqueue } from '../../jobs/enqueue.ts';
import { isLastAttempt, type Job } from '../../jobs/queue.ts';
import type { Logger } from '../../logging.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { audit } from '../../storage/records/audit.ts';
import { findRecord } from '../../storage/records/records.ts';
import { NO_RECORDING, type Recording } from './content/recording.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';
import { openLocally } from './local-file.ts';

export const MEASURE_JOB = 'media_measure';

export type MeasurePayload = { readonly id: number; readonly file_key: string };

export type MeasurePorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  readonly backgroundImages: ImageProcessor;
  readonly log: Logger;
};

/** A background job reads the metadata of a large audio or video file. */
export const enqueueMeasure = (tx: Tx, { id, file_key }: StoredMedia): Promise<unknown> =>
  enqueue(tx, { kind: MEASURE_JOB, key: file_key, payload: { id, file_key } });

/** Unreadable metadata leaves the file as it is. */
async function measure(
  key: string,
  { mediaFiles, backgroundImages, log }: MeasurePorts,
): Promise<Recording> {
  const file = await openLocally(key, mediaFiles);
  if (!file) return NO_RECORDING;
  try {
    return await backgroundImages.measure(file.path);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    log.warn({ err: error, file: key }, 'the metadata of a file could not be read');
    return NO_RECORDING;
  } finally {
    await file.leave();
  }
}

/** Reads the metadata of a file, which is ready then, also if that fails too often. */
export const createMeasureJob =
  (ports: MeasurePorts) =>
  async ({ id, file_key }: MeasurePayload, job: Pick<Job, 'attempts'>): Promise<void> => {
    const { store } = ports;
    const stored = await findRecord(store.read, 'media', id);
    if (stored?.file_key !== file_key || stored.is_ready) return;
    const recording = await measure(file_key, ports).catch((error) => {
      if (!isLastAttempt(job)) throw error;
      ports.log.warn({ err: error, file: file_key }, 'the metadata of a file could not be read');
      return NO_RECORDING;
    });
    await store.transaction(async (tx) => {
      // Doesn't increment the revision: a concurrent edit of the record must not fail with a
      // conflict.
      const { numUpdatedRows } = await tx.db
        .updateTable('media')
        .set({ ...recording, is_ready: 1 })
        .where('id', '=', id)
        .where('file_key', '=', file_key)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await audit(tx, { record: 'media', record_id: id, result: 'changed' });
    }, systemActor(MEASURE_JOB));
  };
