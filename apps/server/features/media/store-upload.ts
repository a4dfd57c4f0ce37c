import { stat } from 'node:fs/promises';
import { RpcError } from '@plinth/contract';
import { SHARE_IMAGE_SIZE, type UploadLimits } from '@plinth/model';
import type { IncomingFile } from '../../rpc/context.ts';
import type { StoredMedia, StoredOriginal } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { derivedKey, newFileKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import type { Recording } from './content/recording.ts';
import { displayName } from './file-name.ts';
import { checkName, checkSize, type Identified, identify } from './identify.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';
import { renditionWidths, THUMBNAILS, thumbnailSizes } from './images/sizes.ts';
import type { Output } from './images/tasks.ts';
import { keysOf, type StoredFileKeys } from './media-record.ts';
import { deleteOrphaned, markOrphaned, unmarkOrphaned } from './orphaned-files.ts';
import { type ReceivedFile, receive } from './receive.ts';
import { refusedFile } from './upload-errors.ts';

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

type Derivative = { readonly key: string; readonly output: Output };

/** The renditions of an image that are created during the upload, and their keys. */
function planDerivatives(key: string, identified: Identified, path: () => string) {
  const { width, height } = identified;
  if (!identified.isScalable || width === null || height === null) {
    return { thumbnails: [], renditions: [] };
  }
  const size = { width, height };
  const derivative = (
    name: string,
    bounds: Omit<Output, 'file' | 'format'>,
    format: 'webp' | 'jpeg' = 'webp',
  ): Derivative => ({
    key: derivedKey(key, name, format === 'jpeg' ? 'jpg' : format),
    output: { file: path(), format, ...bounds },
  });
  const sharedWidth = Math.min(width, SHARE_IMAGE_SIZE.width);
  return {
    thumbnails: thumbnailSizes(size).map((name) => {
      const bounds = { width: THUMBNAILS[name], height: THUMBNAILS[name] };
      return { name, ...derivative(name.replace('_', ''), bounds) };
    }),
    renditions: [
      ...renditionWidths(size).map((stepWidth) => ({
        width: stepWidth,
        ...derivative(`w${stepWidth}`, { width: stepWidth }),
      })),
      // For what shows the original otherwise, see `shareFile`.
      ...(identified.isPrint
        ? [{ width: sharedWidth, ...derivative('screen', { width: sharedWidth }, 'jpeg') }]
        : []),
    ],
  };
}

const recordingOf = (from: Identified): Recording => ({
  duration: from.duration,
  bitrate: from.bitrate,
  audio_format: from.audio_format,
  codec: from.codec,
  width: from.width,
  height: from.height,
});

async function createDerivatives(
  path: string,
  derivatives: readonly Derivative[],
  images: ImageProcessor,
): Promise<void> {
  try {
    await images.createRenditions(
      path,
      derivatives.map(({ output }) => output),
    );
  } catch (error) {
    throw error instanceof UnreadableFile ? refusedFile('DAMAGED_IMAGE') : error;
  }
}

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

/** Creates the renditions of a staged file, and stores all, see `storeUpload`. */
export async function storeFile<T>(
  { received, identified, original }: IdentifiedFile,
  ports: UploadPorts,
  save: (upload: StoredUpload, release: ReleaseFiles) => Promise<T>,
): Promise<T> {
  const { staging, store: files } = ports.mediaFiles;
  const file_key = newFileKey(identified.kind.extension);
  const { thumbnails, renditions } = planDerivatives(file_key, identified, staging.path);
  const derivatives = [...thumbnails, ...renditions];
  const fields: FileFields = {
    file_key,
    original: original?.fields ?? null,
    hash: received.hash,
    size: (await stat(received.path)).size,
    type: identified.type,
    mime_type: identified.kind.mime_type,
    ...recordingOf(identified),
    is_ready: identified.isReady,
    thumbnails: Object.fromEntries(thumbnails.map(({ name, key }) => [name, key])),
    renditions: renditions.map(({ key, width, output }) => ({
      file_key: key,
      mime_type: `image/${output.format}`,
      width,
    })),
  };
  const newOriginal = original?.path ? original.fields : null;
  const keys = keysOf({ ...fields, original: newOriginal });
  try {
    await createDerivatives(received.path, derivatives, ports.images);
    await ports.store.transaction((tx) => markOrphaned(tx, keys));
    await files.moveIn(file_key, received.path);
    if (original?.path) await files.moveIn(original.fields.file_key, original.path);
    for (const { key, output } of derivatives) await files.moveIn(key, output.file);
    const name = displayName(received.name, identified.kind.extension);
    return await save({ fields, name, isScalable: identified.isScalable }, (tx) =>
      unmarkOrphaned(tx, keys),
    );
  } catch (error) {
    await deleteOrphaned({ store: ports.store, files }, keys).catch(() => undefined);
    throw error;
  } finally {
    for (const { output } of derivatives) await staging.discard(output.file);
  }
}
