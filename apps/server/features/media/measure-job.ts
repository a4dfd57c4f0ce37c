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
import { extractCover } from './cover.ts';
import { allOf, type Derivatives, derivedFields, NO_DERIVATIVES } from './derivatives.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';
import { openLocally } from './local-file.ts';
import { deleteOrphaned, markOrphaned, unmarkOrphaned } from './orphaned-files.ts';

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

/** What a file says about itself, and the images made from its cover. */
type Found = { readonly recording: Recording; readonly derivatives: Derivatives };

const NOTHING: Found = { recording: NO_RECORDING, derivatives: NO_DERIVATIVES };

/** Creates and stores the images of a cover. They are orphaned until the record names them. */
async function storeCover(key: string, path: string, ports: MeasurePorts): Promise<Derivatives> {
  const { store, mediaFiles, backgroundImages: images } = ports;
  const { staging } = mediaFiles;
  const cover = await extractCover(key, path, { staging, images });
  if (!cover) return NO_DERIVATIVES;
  const created = allOf(cover.derivatives);
  try {
    await images.createRenditions(
      cover.path,
      created.map(({ output }) => output),
    );
    await store.transaction((tx) =>
      markOrphaned(
        tx,
        created.map((one) => one.key),
      ),
    );
    for (const { key: target, output } of created)
      await mediaFiles.store.moveIn(target, output.file);
    return cover.derivatives;
  } finally {
    for (const file of [cover.path, ...created.map(({ output }) => output.file)])
      await staging.discard(file);
  }
}

/** Unreadable metadata leaves the file as it is. */
async function measure(key: string, ports: MeasurePorts): Promise<Found> {
  const { mediaFiles, backgroundImages, log } = ports;
  const file = await openLocally(key, mediaFiles);
  if (!file) return NOTHING;
  try {
    const recording = await backgroundImages.measure(file.path);
    return { recording, derivatives: await storeCover(key, file.path, ports) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    log.warn({ err: error, file: key }, 'the metadata of a file could not be read');
    return NOTHING;
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
    const found = await measure(file_key, ports).catch((error) => {
      if (!isLastAttempt(job)) throw error;
      ports.log.warn({ err: error, file: file_key }, 'the metadata of a file could not be read');
      return NOTHING;
    });
    const { thumbnails, renditions } = derivedFields(found.derivatives);
    const keys = allOf(found.derivatives).map(({ key }) => key);
    const isStored = await store.transaction(async (tx) => {
      // Doesn't increment the revision: a concurrent edit of the record must not fail with a
      // conflict.
      const { numUpdatedRows } = await tx.db
        .updateTable('media')
        .set({
          ...found.recording,
          thumbnails: JSON.stringify(thumbnails),
          renditions: JSON.stringify(renditions),
          is_ready: 1,
        })
        .where('id', '=', id)
        .where('file_key', '=', file_key)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await unmarkOrphaned(tx, keys);
      await audit(tx, { record: 'media', record_id: id, result: 'changed' });
      return true;
    }, systemActor(MEASURE_JOB));
    if (!isStored) await deleteOrphaned({ store, files: ports.mediaFiles.store }, keys);
  };
