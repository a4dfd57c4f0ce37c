import { enqueue } from '../../jobs/enqueue.ts';
import type { Logger } from '../../logging.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { StoredMedia, StoredRendition } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { derivedKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { audit } from '../../storage/records/audit.ts';
import { findRecord } from '../../storage/records/records.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';
import { downloadToStaging } from './local-file.ts';
import { deleteOrphaned, markOrphaned, unmarkOrphaned } from './orphaned-files.ts';

export const AVIF_JOB = 'media_avif';

export type AvifPayload = { readonly id: number; readonly file_key: string };

export type AvifPorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  /** A queue separate from the one that uploads wait for. */
  readonly backgroundImages: ImageProcessor;
  readonly log: Logger;
};

/** A background job creates AVIF renditions of a static image. */
export const enqueueAvif = (tx: Tx, { id, file_key }: StoredMedia): Promise<unknown> =>
  enqueue(tx, { kind: AVIF_JOB, key: file_key, payload: { id, file_key } });

const AVIF = 'image/avif';

/** The widths of the WebP renditions again, as AVIF. */
const plannedRenditions = ({ file_key, renditions }: StoredMedia): StoredRendition[] =>
  renditions
    .filter(({ mime_type }) => mime_type === 'image/webp')
    .map(({ width }) => ({
      file_key: derivedKey(file_key, `w${width}`, 'avif'),
      mime_type: AVIF,
      width,
    }));

/** Stores the renditions with the record, unless its file has been replaced. */
async function attachRenditions(
  { store }: AvifPorts,
  { id, file_key }: AvifPayload,
  created: readonly StoredRendition[],
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const media = await findRecord(tx.db, 'media', id);
    if (media?.file_key !== file_key) return false;
    const others = media.renditions.filter(({ mime_type }) => mime_type !== AVIF);
    const renditions = JSON.stringify([...others, ...created]);
    // Doesn't increment the revision: a concurrent edit of the record must not fail with a
    // conflict.
    await tx.db.updateTable('media').set({ renditions }).where('id', '=', id).execute();
    await unmarkOrphaned(
      tx,
      created.map((one) => one.file_key),
    );
    await audit(tx, { record: 'media', record_id: id, result: 'changed' });
    return true;
  }, systemActor(AVIF_JOB));
}

/** Creates the AVIF renditions of an image. Starts over when it runs again after a crash. */
export const createAvifJob =
  (ports: AvifPorts) =>
  async (payload: AvifPayload): Promise<void> => {
    const { store, mediaFiles, backgroundImages, log } = ports;
    const media = await findRecord(store.read, 'media', payload.id);
    if (media?.file_key !== payload.file_key) return;
    const created = plannedRenditions(media);
    const keys = created.map(({ file_key }) => file_key);
    const source = await downloadToStaging(media.file_key, mediaFiles);
    if (source === null) return;
    const paths = created.map(() => mediaFiles.staging.path());
    try {
      for (const [index, { width }] of created.entries()) {
        await backgroundImages.createRenditions(source, [
          { file: paths[index] ?? '', format: 'avif', width },
        ]);
      }
      await store.transaction((tx) => markOrphaned(tx, keys));
      for (const [index, key] of keys.entries()) {
        await mediaFiles.store.moveIn(key, paths[index] ?? '');
      }
      if (!(await attachRenditions(ports, payload, created))) {
        await deleteOrphaned({ store, files: mediaFiles.store }, keys);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      log.warn({ err: error, media: payload.id }, 'AVIF renditions could not be created');
    } finally {
      for (const path of [source, ...paths]) await mediaFiles.staging.discard(path);
    }
  };
