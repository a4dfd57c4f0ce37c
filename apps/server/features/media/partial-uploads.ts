import { randomBytes } from 'node:crypto';
import { type MediaRecord, RpcError, type services, UPLOAD_PART_SIZE } from '@plinth/contract';
import type { Handlers, IncomingFile } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { StorageFull } from '../../storage/errors.ts';
import { hashFile } from '../../storage/files/hash-file.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { getRecord } from '../../storage/records/records.ts';
import { addFile, checkFolder } from './add-file.ts';
import { baseName } from './file-name.ts';
import { checkName, checkSize, identify } from './identify.ts';
import { toMediaRecord } from './media-record.ts';
import {
  completeUpload,
  openPartialUploadRows,
  type PartialUploadRow,
} from './partial-upload-rows.ts';
import { checkQuota } from './quota.ts';
import type { ReceivedFile } from './receive.ts';
import { checkTarget, type ReplaceTarget, replaceFile } from './replace-file.ts';
import { storeFile, type UploadPorts } from './store-upload.ts';
import { emptyFile, fileTooLarge } from './upload-errors.ts';

type PartialHandlers = Pick<
  Handlers<typeof services.MediaService>,
  'startUpload' | 'uploadPart' | 'getUpload' | 'finishUpload' | 'cancelUpload'
>;

/** Unfinished uploads are deleted a day after their last part, in ms. */
export const PARTIAL_UPLOAD_LIFETIME = 86_400_000;

/** Disk space to keep free, in bytes. */
const RESERVE = 64 * 1024 * 1024;

/** Where a complete file goes. */
type Place = { readonly folder_id: number | null; readonly replaces?: ReplaceTarget | undefined };

const progressOf = ({ id, received }: PartialUploadRow) => ({ upload_id: id, offset: received });

/** The content of a part. Throws `TOO_LARGE` before it reads more than a part may have. */
async function readPart({ stream }: IncomingFile, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > max) throw fileTooLarge();
    chunks.push(chunk as Buffer);
  }
  if (size === 0) throw emptyFile();
  return Buffer.concat(chunks, size);
}

/** Whether a record has the file of an upload, rather than one that replaced it since. */
const isReplaced = (
  media: StoredMedia,
  { size }: PartialUploadRow,
  { id, revision }: ReplaceTarget,
): boolean => media.id === id && media.revision > revision && media.size === size;

const isRefusal = (error: unknown): boolean =>
  error instanceof RpcError && ['VALIDATION', 'TOO_LARGE'].includes(error.type);

/**
 * Uploads in parts, which continue after a broken connection, a reload, or a restart. Each part is
 * stored only at the offset that the upload has reached; the whole file is checked like any other
 * before it comes into the library.
 */
export function createPartialUploads(
  ports: UploadPorts,
  deleteFiles: (keys: readonly string[]) => Promise<void>,
): PartialHandlers {
  const { store, mediaFiles, images } = ports;
  const { partial } = mediaFiles;
  const rows = openPartialUploadRows(store);

  const remove = async (id: string) => {
    await partial.remove(id);
    await rows.remove(id);
  };

  /** Throws if the disk has no space for a file and the rest of all uploads in progress. */
  const makeRoom = async (account_id: number, size: number) => {
    const { evicted, expected } = await rows.makeRoom(account_id);
    for (const id of evicted) await partial.remove(id);
    const free = await freeSpace(mediaFiles.folder);
    if (free < size + expected + RESERVE) throw new StorageFull('no space for an upload');
  };

  /** Ends an upload whose bytes aren't all on this machine, for example after a power failure. */
  const checkStored = async ({ id, received }: PartialUploadRow) => {
    if (((await partial.size(id)) ?? 0) >= received) return;
    await remove(id);
    throw new RpcError('NOT_FOUND');
  };

  const writePart = async (row: PartialUploadRow, bytes: Buffer) => {
    if (!(await rows.claim(row))) return false;
    let received = row.received;
    try {
      await checkStored(row);
      await partial.write(row.id, received, bytes);
      received += bytes.length;
    } finally {
      await rows.release(row.id, received);
    }
    return true;
  };

  const storeComplete = async (
    row: PartialUploadRow,
    place: Place,
    actor: Actor,
  ): Promise<MediaRecord> => {
    const limits = await ports.readLimits();
    const kind = checkName(row.name, limits);
    checkSize(row, limits);
    const path = partial.path(row.id);
    const received: ReceivedFile = {
      ...{ path, name: row.name, size: row.size },
      hash: await hashFile(path),
    };
    const identified = await identify(kind, received, images, limits);
    const onStored = async (tx: Tx, { id }: { readonly id: number }) => {
      await completeUpload(tx, row.id, id);
    };
    const { folder_id, replaces: target } = place;
    return storeFile({ received, identified, original: null }, ports, (upload, unmark) => {
      const stored = { upload, release: unmark, actor, onStored };
      return target
        ? replaceFile(ports, deleteFiles, { ...stored, target })
        : addFile(ports, { ...stored, folder_id });
    });
  };

  return {
    startUpload: async ({ name, size, stamp, replaces, is_new }, { actor }) => {
      const limits = await ports.readLimits();
      checkName(name, limits);
      checkSize({ name, size }, limits);
      const account_id = actor.account_id ?? 0;
      const upload = { account_id, name: baseName(name), size, stamp };
      // Of complete ones, the response may have been lost: otherwise the client removes them.
      const existing = is_new ? undefined : await rows.findSame(upload);
      if (existing) return progressOf(existing);
      const former = replaces && (await getRecord(store.read, 'media', replaces)).size;
      await checkQuota(store.read, limits, size - (former ?? 0));
      await makeRoom(account_id, size);
      const id = randomBytes(16).toString('hex');
      await rows.insert({ ...upload, id });
      return { upload_id: id, offset: 0 };
    },
    uploadPart: async ({ upload_id, offset }, { actor, file }) => {
      const row = await rows.find(upload_id, actor);
      if (!file || row.received !== offset || row.media_id !== null) return progressOf(row);
      const bytes = await readPart(file, Math.min(UPLOAD_PART_SIZE, row.size - offset));
      await writePart(row, bytes);
      return progressOf(await rows.find(upload_id, actor));
    },
    getUpload: async ({ upload_id }, { actor }) => progressOf(await rows.find(upload_id, actor)),
    finishUpload: async ({ upload_id, ...place }, { actor }) => {
      const row = await rows.find(upload_id, actor);
      if (row.media_id !== null) {
        const media = await getRecord(store.read, 'media', row.media_id);
        const { replaces } = place;
        if (!replaces || isReplaced(media, row, replaces)) return toMediaRecord(media);
        await checkTarget(store.read, replaces);
        // It was finished for another place: the client sends it again.
        await remove(row.id);
        throw new RpcError('NOT_FOUND');
      }
      if (row.received !== row.size) throw fieldError('upload_id', 'valueInvalid');
      await checkFolder(store.read, place.folder_id);
      if (place.replaces) await checkTarget(store.read, place.replaces);
      // Another call is finishing it: the client asks again.
      if (!(await rows.claim(row))) throw new RpcError('UNAVAILABLE');
      try {
        await checkStored(row);
        return await rows.keepClaim(row.id, () => storeComplete(row, place, actor));
      } catch (error) {
        const isGone = (await partial.size(row.id)) === null;
        if (isGone || isRefusal(error)) await remove(row.id);
        else await rows.release(row.id, row.received);
        throw error;
      }
    },
    cancelUpload: async ({ upload_id }, { actor }) => {
      await rows.find(upload_id, actor);
      await remove(upload_id);
      return true as const;
    },
  };
}
