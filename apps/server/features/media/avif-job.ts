import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../logging.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { StoredMedia, StoredRendition } from '../../storage/database/record-types.ts';
import type { Store } from '../../storage/database/store.ts';
import { derivedKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { audit } from '../../storage/records/audit.ts';
import { findRecord } from '../../storage/records/records.ts';
import { markHeld, markLoose, removeLoose } from './loose-files.ts';
import { type Pictures, UnreadablePicture } from './pictures/pictures.ts';

export const AVIF_JOB = 'media_avif';

export type AvifPayload = { readonly id: number; readonly file_key: string };

export type AvifPorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  /** A queue separate from the one that uploads wait for. */
  readonly slowPictures: Pictures;
  readonly log: Logger;
};

const AVIF = 'image/avif';

/** The same widths again, as AVIF. */
const planned = ({ file_key, renditions }: StoredMedia): StoredRendition[] =>
  renditions
    .filter(({ mime_type }) => mime_type !== AVIF)
    .map(({ width }) => ({
      file_key: derivedKey(file_key, `w${width}`, 'avif'),
      mime_type: AVIF,
      width,
    }));

/** Stores the renditions with the record, unless its file has been replaced. */
async function hold(
  { store }: AvifPorts,
  { id, file_key }: AvifPayload,
  made: readonly StoredRendition[],
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const media = await findRecord(tx.db, 'media', id);
    if (media?.file_key !== file_key) return false;
    const others = media.renditions.filter(({ mime_type }) => mime_type !== AVIF);
    const renditions = JSON.stringify([...others, ...made]);
    // Doesn't increment the revision: a concurrent edit of the record must not fail with a
    // conflict.
    await tx.db.updateTable('media').set({ renditions }).where('id', '=', id).execute();
    await markHeld(
      tx,
      made.map((one) => one.file_key),
    );
    await audit(tx, { record: 'media', record_id: id, result: 'changed' });
    return true;
  }, systemActor(AVIF_JOB));
}

async function copyOf(key: string, { mediaFiles }: AvifPorts): Promise<string | null> {
  const file = await mediaFiles.store.open(key);
  if (!file) return null;
  const path = mediaFiles.staging.path();
  await pipeline(file.stream, createWriteStream(path, { flags: 'wx' }));
  return path;
}

/** Creates the AVIF renditions of an image. Starts over when it runs again after a crash. */
export const createAvifJob =
  (ports: AvifPorts) =>
  async (payload: AvifPayload): Promise<void> => {
    const { store, mediaFiles, slowPictures, log } = ports;
    const media = await findRecord(store.read, 'media', payload.id);
    if (media?.file_key !== payload.file_key) return;
    const made = planned(media);
    const keys = made.map(({ file_key }) => file_key);
    const source = await copyOf(media.file_key, ports);
    if (source === null) return;
    const paths = made.map(() => mediaFiles.staging.path());
    try {
      for (const [index, { width }] of made.entries()) {
        await slowPictures.make(source, [{ file: paths[index] ?? '', format: 'avif', width }]);
      }
      await store.transaction((tx) => markLoose(tx, keys));
      for (const [index, key] of keys.entries()) {
        await mediaFiles.store.take(key, paths[index] ?? '');
      }
      if (!(await hold(ports, payload, made))) {
        await removeLoose({ store, files: mediaFiles.store }, keys);
      }
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      log.warn({ err: error, media: payload.id }, 'a picture has no AVIF renditions');
    } finally {
      for (const path of [source, ...paths]) await mediaFiles.staging.discard(path);
    }
  };
