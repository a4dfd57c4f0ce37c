import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type MediaRecord, RpcError, type services, UPLOAD_PART_SIZE } from '@plinth/contract';
import type { Handlers, IncomingFile } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Tables } from '../../storage/database/schema.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { StorageFull } from '../../storage/errors.ts';
import { freeSpace } from '../../storage/folders/disk.ts';
import { getRecord } from '../../storage/records/records.ts';
import { addFile, checkFolder } from './add-file.ts';
import { baseName } from './file-name.ts';
import { checkName, checkSize, identify } from './identify.ts';
import { toMediaRecord } from './media-record.ts';
import type { ReceivedFile } from './receive.ts';
import { checkTarget, type ReplaceTarget, replaceFile } from './replace-file.ts';
import { storeFile, type UploadPorts } from './store-upload.ts';
import { emptyFile, fileTooLarge } from './upload-errors.ts';

type PartialHandlers = Pick<
  Handlers<typeof services.MediaService>,
  'startUpload' | 'uploadPart' | 'getUpload' | 'finishUpload' | 'cancelUpload'
>;

type Row = Tables['partial_upload'];

/** Unfinished uploads are deleted a day after their last part, in ms. */
export const PARTIAL_UPLOAD_LIFETIME = 86_400_000;

/** How long a process that dies keeps a file, in ms. While one works on it, it renews its claim. */
const LEASE = 60_000;
const RENEWAL = LEASE / 3;

/** Uploads that an account can have begun. The ones that rested longest make room for others. */
const MAX_OPEN = 20;

/** Uploads without a part for so long need no space until they continue, in ms. */
const RESTING = 10 * 60_000;

/** Bytes that stay free besides what uploads are going to need. */
const RESERVE = 64 * 1024 * 1024;

/** Where a complete file goes. */
type Place = { readonly folder_id: number | null; readonly replaces?: ReplaceTarget | undefined };

const progressOf = ({ id, received }: Row) => ({ upload_id: id, offset: received });

/** An upload of another account doesn't exist. */
async function findUpload(db: Reader, id: string, { account_id }: Actor): Promise<Row> {
  const row = await db
    .selectFrom('partial_upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account_id ?? 0)
    .executeTakeFirst();
  if (!row) throw new RpcError('NOT_FOUND');
  return row;
}

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

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Whether a record has the file of an upload, rather than one that replaced it since. */
const isReplaced = (media: StoredMedia, { size }: Row, { id, revision }: ReplaceTarget): boolean =>
  media.id === id && media.revision > revision && media.size === size;

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

  const remove = async (id: string) => {
    await partial.remove(id);
    await store.transaction(({ db }) =>
      db.deleteFrom('partial_upload').where('id', '=', id).execute(),
    );
  };

  /** Throws if the disk has no space for the rest of all uploads in progress. */
  const checkSpace = async (size: number) => {
    const rows = await store.transaction(({ db, now }) =>
      db
        .selectFrom('partial_upload')
        .select(({ fn }) => [
          fn.sum<number>('size').as('size'),
          fn.sum<number>('received').as('received'),
        ])
        .where('media_id', 'is', null)
        .where('modified', '>=', now - RESTING)
        .executeTakeFirst(),
    );
    const expected = Number(rows?.size ?? 0) - Number(rows?.received ?? 0);
    const free = await freeSpace(mediaFiles.folder);
    if (free < size + expected + RESERVE) throw new StorageFull('no space for an upload');
  };

  /** Claims the file for this process. False if another one has it, or it has grown. */
  const claim = ({ id, received }: Row) =>
    store.transaction(async ({ db, now }) => {
      const { numUpdatedRows } = await db
        .updateTable('partial_upload')
        .set({ lease_until: now + LEASE })
        .where('id', '=', id)
        .where('received', '=', received)
        .where('lease_until', '<=', now)
        .where('media_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });

  const renew = (id: string) =>
    store.transaction(({ db, now }) =>
      db
        .updateTable('partial_upload')
        .set({ lease_until: now + LEASE })
        .where('id', '=', id)
        .where('lease_until', '>', 0)
        .execute(),
    );

  /** Keeps a claim until the work is done. */
  const keepClaim = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const timer = setInterval(() => void renew(id).catch(() => undefined), RENEWAL);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  };

  const release = (id: string, received: number) =>
    store.transaction(({ db, now }) =>
      db
        .updateTable('partial_upload')
        .set({ lease_until: 0, received, modified: now })
        .where('id', '=', id)
        .execute(),
    );

  /** Ends an upload whose bytes aren't all on this machine, for example after a power failure. */
  const checkStored = async ({ id, received }: Row) => {
    if (((await partial.size(id)) ?? 0) >= received) return;
    await remove(id);
    throw new RpcError('NOT_FOUND');
  };

  const writePart = async (row: Row, bytes: Buffer) => {
    if (!(await claim(row))) return false;
    let received = row.received;
    try {
      await checkStored(row);
      await partial.write(row.id, received, bytes);
      received += bytes.length;
    } finally {
      await release(row.id, received);
    }
    return true;
  };

  const keep = async (row: Row, place: Place, actor: Actor): Promise<MediaRecord> => {
    const limits = await ports.readLimits();
    const kind = checkName(row.name, limits);
    checkSize(row, limits);
    const path = partial.path(row.id);
    const received: ReceivedFile = {
      ...{ path, name: row.name, size: row.size },
      hash: await hashOf(path),
    };
    const identified = await identify(kind, received, images);
    const onStored = async ({ db, now }: Tx, { id }: { readonly id: number }) => {
      await db
        .updateTable('partial_upload')
        .set({ media_id: id, lease_until: 0, modified: now })
        .where('id', '=', row.id)
        .execute();
    };
    const { folder_id, replaces: target } = place;
    return storeFile({ received, identified, original: null }, ports, (upload, unmark) => {
      const stored = { upload, release: unmark, actor, onStored };
      return target
        ? replaceFile(ports, deleteFiles, { ...stored, target })
        : addFile(ports, { ...stored, folder_id });
    });
  };

  /** Deletes idle uploads of an account that has too many. */
  const makeRoom = async (account_id: number) => {
    const evicted = await store.transaction(async ({ db, now }) => {
      const idle = await db
        .selectFrom('partial_upload')
        .select('id')
        .where('account_id', '=', account_id)
        .where('media_id', 'is', null)
        .where('lease_until', '<=', now)
        .orderBy('modified', 'desc')
        .execute();
      const oldest = idle.slice(MAX_OPEN - 1).map(({ id }) => id);
      // In the same transaction, so that no call claims one meanwhile.
      if (oldest.length > 0)
        await db.deleteFrom('partial_upload').where('id', 'in', oldest).execute();
      return oldest;
    });
    for (const id of evicted) await partial.remove(id);
  };

  return {
    startUpload: async ({ name, size, stamp, is_new }, { actor }) => {
      const limits = await ports.readLimits();
      checkName(name, limits);
      checkSize({ name, size }, limits);
      const account_id = actor.account_id ?? 0;
      // Of complete ones, the response may have been lost: otherwise the client removes them.
      const existing = await store.read
        .selectFrom('partial_upload')
        .selectAll()
        .where('account_id', '=', account_id)
        .where('name', '=', baseName(name))
        .where('size', '=', size)
        .where('stamp', '=', stamp)
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('media_id', 'is', null),
            eb('media_id', 'in', selectFrom('media').select('media.id')),
          ]),
        )
        .orderBy('received', 'desc')
        .executeTakeFirst();
      if (existing && !is_new) return progressOf(existing);
      await makeRoom(account_id);
      await checkSpace(size);
      const id = randomBytes(16).toString('hex');
      await store.transaction(({ db, now }) =>
        db
          .insertInto('partial_upload')
          .values({
            ...{ id, account_id, name: baseName(name), size, stamp },
            ...{ received: 0, lease_until: 0, media_id: null, modified: now },
          })
          .execute(),
      );
      return { upload_id: id, offset: 0 };
    },
    uploadPart: async ({ upload_id, offset }, { actor, file }) => {
      const row = await findUpload(store.read, upload_id, actor);
      if (!file || row.received !== offset || row.media_id !== null) return progressOf(row);
      const bytes = await readPart(file, Math.min(UPLOAD_PART_SIZE, row.size - offset));
      await writePart(row, bytes);
      return progressOf(await findUpload(store.read, upload_id, actor));
    },
    getUpload: async ({ upload_id }, { actor }) =>
      progressOf(await findUpload(store.read, upload_id, actor)),
    finishUpload: async ({ upload_id, ...place }, { actor }) => {
      const row = await findUpload(store.read, upload_id, actor);
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
      if (!(await claim(row))) throw new RpcError('UNAVAILABLE');
      try {
        await checkStored(row);
        return await keepClaim(row.id, () => keep(row, place, actor));
      } catch (error) {
        const isGone = (await partial.size(row.id)) === null;
        if (isGone || isRefusal(error)) await remove(row.id);
        else await release(row.id, row.received);
        throw error;
      }
    },
    cancelUpload: async ({ upload_id }, { actor }) => {
      await findUpload(store.read, upload_id, actor);
      await remove(upload_id);
      return true as const;
    },
  };
}
