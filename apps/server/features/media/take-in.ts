import { stat } from 'node:fs/promises';
import { RpcError } from '@plinth/contract';
import type { UploadLimits } from '@plinth/model';
import type { IncomingFile } from '../../rpc/context.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { derivedKey, newFileKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { displayName } from './file-name.ts';
import { checkName, checkSize, type Identified, identify } from './identify.ts';
import { markHeld, markLoose, removeLoose } from './loose-files.ts';
import { keysOf, type StoredFileKeys } from './media-record.ts';
import { type Pictures, UnreadablePicture } from './pictures/pictures.ts';
import { renditionWidths, THUMBNAILS, thumbnailSizes } from './pictures/plan.ts';
import type { Output } from './pictures/tasks.ts';
import { type ReceivedFile, receive } from './receive.ts';
import { wrongFile } from './refusals.ts';

export type TakeInPorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  readonly pictures: Pictures;
  readonly limits: UploadLimits;
};

/** Record fields that are derived from the file's content. */
export type FileFields = StoredFileKeys &
  Pick<StoredMedia, 'hash' | 'size' | 'type' | 'mime_type' | 'width' | 'height'> &
  Pick<StoredMedia, 'duration' | 'bitrate' | 'audio_format' | 'codec'>;

export type TakenFile = {
  readonly fields: FileFields;
  /** The name that the client sent, cleaned for display. */
  readonly name: string;
  readonly isScalable: boolean;
};

type Piece = { readonly key: string; readonly output: Output };

const UNKNOWN_SOUND = { duration: null, bitrate: null, audio_format: null, codec: null };

/** The renditions of an image that are created during the upload, and their keys. */
function planPieces(key: string, found: Identified, path: () => string) {
  const { width, height } = found;
  if (!found.isScalable || width === null || height === null) {
    return { thumbnails: [], renditions: [] };
  }
  const size = { width, height };
  const piece = (name: string, box: Omit<Output, 'file' | 'format'>): Piece => ({
    key: derivedKey(key, name, 'webp'),
    output: { file: path(), format: 'webp', ...box },
  });
  return {
    thumbnails: thumbnailSizes(size).map((name) => {
      const box = { width: THUMBNAILS[name], height: THUMBNAILS[name] };
      return { name, ...piece(name.replace('_', ''), box) };
    }),
    renditions: renditionWidths(size).map((step) => ({
      width: step,
      ...piece(`w${step}`, { width: step }),
    })),
  };
}

async function makePieces(
  path: string,
  pieces: readonly Piece[],
  pictures: Pictures,
): Promise<void> {
  try {
    await pictures.make(
      path,
      pieces.map(({ output }) => output),
    );
  } catch (error) {
    throw error instanceof UnreadablePicture ? wrongFile() : error;
  }
}

/**
 * Receives and checks an upload, creates its renditions, and stores all files. `hold` then assigns
 * them to a record in the transaction that removes them from the list of loose files, so a record
 * never references a missing file. Throws `VALIDATION` and `TOO_LARGE`, and then leaves no files.
 */
export async function takeIn<T>(
  file: IncomingFile | undefined,
  ports: TakeInPorts,
  hold: (taken: TakenFile, hold: Hold) => Promise<T>,
): Promise<T> {
  if (!file) throw new RpcError('VALIDATION', { errors: { file: ['isEmpty'] } });
  const { mediaFiles, limits } = ports;
  const kind = checkName(file.name, limits);
  const received = await receive(file, mediaFiles.staging, limits.upload_max_size * 1024);
  try {
    checkSize(received, limits);
    const found = await identify(kind, received, ports.pictures);
    return await storeFile({ received, found }, ports, hold);
  } finally {
    await mediaFiles.staging.discard(received.path);
  }
}

/** Must be called in the transaction that creates or changes the record. */
export type Hold = (tx: Tx) => Promise<void>;

type Checked = { readonly received: ReceivedFile; readonly found: Identified };

async function storeFile<T>(
  { received, found }: Checked,
  ports: TakeInPorts,
  hold: (taken: TakenFile, hold: Hold) => Promise<T>,
): Promise<T> {
  const { staging, store: files } = ports.mediaFiles;
  const file_key = newFileKey(found.kind.extension);
  const { thumbnails, renditions } = planPieces(file_key, found, staging.path);
  const pieces = [...thumbnails, ...renditions];
  const fields: FileFields = {
    ...UNKNOWN_SOUND,
    file_key,
    hash: received.hash,
    size: (await stat(received.path)).size,
    type: found.type,
    mime_type: found.kind.mime_type,
    width: found.width,
    height: found.height,
    thumbnails: Object.fromEntries(thumbnails.map(({ name, key }) => [name, key])),
    renditions: renditions.map(({ key, width }) => ({
      file_key: key,
      mime_type: 'image/webp',
      width,
    })),
  };
  const keys = keysOf(fields);
  try {
    await makePieces(received.path, pieces, ports.pictures);
    await ports.store.transaction((tx) => markLoose(tx, keys));
    await files.take(file_key, received.path);
    for (const { key, output } of pieces) await files.take(key, output.file);
    const name = displayName(received.name, found.kind.extension);
    return await hold({ fields, name, isScalable: found.isScalable }, (tx) => markHeld(tx, keys));
  } catch (error) {
    await removeLoose({ store: ports.store, files }, keys).catch(() => undefined);
    throw error;
  } finally {
    for (const { output } of pieces) await staging.discard(output.file);
  }
}
