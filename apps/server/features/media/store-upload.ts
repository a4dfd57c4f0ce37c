import { stat } from 'node:fs/promises';
import { RpcError } from '@plinth/contract';
import type { UploadLimits } from '@plinth/model';
import type { IncomingFile } from '../../rpc/context.ts';
import type { StoredMedia, StoredOriginal } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { newFileKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import type { Recording } from './content/recording.ts';
import { type Cover, extractCover } from './cover.ts';
import {
  allOf,
  createDerivatives,
  derivedFields,
  NO_DERIVATIVES,
  planImage,
} from './derivatives.ts';
import { displayName } from './file-name.ts';
import { checkName, checkSize, type Identified, identify } from './identify.ts';
import type { ImageProcessor } from './images/image-processor.ts';
import { keysOf, type StoredFileKeys } from './media-record.ts';
import { deleteOrphaned, markOrphaned, unmarkOrphaned } from './orphaned-files.ts';
import { type ReceivedFile, receive } from './receive.ts';

export type UploadPorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  readonly images: ImageProcessor;
  readonly readLimits: () => Promise<UploadLimits>;
};

/** Record fields that are derived from the file's content. */
export type FileFields = StoredFileKeys &
  Pick<StoredMedia, 'hash' | 'size' | 'type' | 'mime_type' | 'width' | 'height'> &
  Pick<StoredMedia, 'duration' | 'bitrate' | 'audio_format' | 'codec' | 'is_ready'>;

export type StoredUpload = {
  readonly fields: FileFields;
  /** The name that the client sent, cleaned for display. */
  readonly name: string;
  readonly isScalable: boolean;
};

const recordingOf = (from: Identified): Recording => ({
  duration: from.duration,
  bitrate: from.bitrate,
  audio_format: from.audio_format,
  codec: from.codec,
  width: from.width,
  height: from.height,
});

/**
 * Receives and checks an upload, creates its renditions, and stores all files. `save` then stores a
 * record and calls `release` in the same transaction, so a record never references a missing file.
 * Throws `VALIDATION` and `TOO_LARGE`, and then leaves no files.
 */
export async function storeUpload<T>(
  file: IncomingFile | undefined,
  ports: UploadPorts,
  save: (upload: StoredUpload, release: ReleaseFiles) => Promise<T>,
): Promise<T> {
  if (!file) throw new RpcError('VALIDATION', { errors: { file: ['isEmpty'] } });
  const { mediaFiles } = ports;
  const limits = await ports.readLimits();
  const kind = checkName(file.name, limits);
  const received = await receive(file, mediaFiles.staging, limits.upload_max_size * 1024);
  try {
    checkSize(received, limits);
    const identified = await identify(kind, received, ports.images, limits);
    return await storeFile({ received, identified, original: null }, ports, save);
  } finally {
    await mediaFiles.staging.discard(received.path);
  }
}

/**
 * Removes the files from the list of orphaned files. Must be called in the transaction that creates
 * or changes the record.
 */
export type ReleaseFiles = (tx: Tx) => Promise<void>;

export type IdentifiedFile = {
  readonly received: ReceivedFile;
  readonly identified: Identified;
  /** What the file was made from, and where it is if it isn't stored yet. */
  readonly original: { readonly fields: StoredOriginal; readonly path: string | null } | null;
};

/** What images are made from, the staged file or its cover, and which. */
async function planDerivatives(
  key: string,
  { path }: ReceivedFile,
  { type, isScalable, isReady, isPrint, width, height }: Identified,
  { images, mediaFiles: { staging } }: UploadPorts,
): Promise<Cover> {
  if (isScalable && width !== null && height !== null)
    return { path, derivatives: planImage(key, { width, height, isPrint }, staging.path) };
  const isRecording = type === 'video' || type === 'audio';
  const cover = isRecording && isReady ? await extractCover(key, path, { staging, images }) : null;
  return cover ?? { path, derivatives: NO_DERIVATIVES };
}

/** Creates the renditions of a staged file, and stores all, see `storeUpload`. */
export async function storeFile<T>(
  { received, identified, original }: IdentifiedFile,
  ports: UploadPorts,
  save: (upload: StoredUpload, release: ReleaseFiles) => Promise<T>,
): Promise<T> {
  const { staging, store: files } = ports.mediaFiles;
  const file_key = newFileKey(identified.kind.extension);
  const { path, derivatives } = await planDerivatives(file_key, received, identified, ports);
  const fields: FileFields = {
    file_key,
    original: original?.fields ?? null,
    hash: received.hash,
    size: (await stat(received.path)).size,
    type: identified.type,
    mime_type: identified.kind.mime_type,
    ...recordingOf(identified),
    is_ready: identified.isReady,
    ...derivedFields(derivatives),
  };
  const newOriginal = original?.path ? original.fields : null;
  const keys = keysOf({ ...fields, original: newOriginal });
  try {
    await createDerivatives(path, derivatives, ports.images);
    await ports.store.transaction((tx) => markOrphaned(tx, keys));
    await files.moveIn(file_key, received.path);
    if (original?.path) await files.moveIn(original.fields.file_key, original.path);
    for (const { key, output } of allOf(derivatives)) await files.moveIn(key, output.file);
    const name = displayName(received.name, identified.kind.extension);
    return await save({ fields, name, isScalable: identified.isScalable }, (tx) =>
      unmarkOrphaned(tx, keys),
    );
  } catch (error) {
    await deleteOrphaned({ store: ports.store, files }, keys).catch(() => undefined);
    throw error;
  } finally {
    for (const { output } of allOf(derivatives)) await staging.discard(output.file);
    if (path !== received.path) await staging.discard(path);
  }
}
