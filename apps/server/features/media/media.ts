import type { MediaRecord, services } from '@plinth/contract';
import { FOLDER_DEPTH, type UploadLimits } from '@plinth/model';
import { createUsedIds } from '../../documents/used-ids.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { listRecords } from '../../storage/records/lists.ts';
import {
  changeRecord,
  deleteRecord,
  findRecord,
  getRecord,
} from '../../storage/records/records.ts';
import { checkFolder } from './add-file.ts';
import { createEditing } from './edit-image.ts';
import { kindOfKey } from './file-kinds.ts';
import { newFileName } from './file-name.ts';
import { createFolders } from './folders.ts';
import { keysOf, toMediaRecord } from './media-record.ts';
import { deleteOrphaned, markOrphaned } from './orphaned-files.ts';
import { createPartialUploads } from './partial-uploads.ts';
import { usedSize } from './quota.ts';
import type { UploadPorts } from './store-upload.ts';
import { isUnused } from './unused.ts';
import { createUploadHandlers } from './upload-handlers.ts';
import { findUsage } from './usage.ts';

export type MediaPorts = UploadPorts & {
  /** SHA-256 of each image that ships with the product. */
  readonly sampleHashes: () => Promise<ReadonlySet<string>>;
};

type MediaHandlers = Handlers<typeof services.MediaService>;

/** Which files a list shows of each origin, relative to the samples. */
const SHOWN = { sample: 'only', own: 'others' } as const;

const SEARCHED_COLUMNS = ['name', 'title', 'alt'];

const limitsOf = (limits: UploadLimits) => ({
  upload_max_size: limits.upload_max_size,
  total_max_size: limits.total_max_size,
  extensions: [...limits.extensions],
  denied_extensions: [...limits.denied_extensions],
  max_folder_depth: FOLDER_DEPTH,
});

export function createMedia(ports: MediaPorts): MediaHandlers {
  const { store, mediaFiles } = ports;
  const deleteFiles = (keys: readonly string[]) =>
    deleteOrphaned({ store, files: mediaFiles.store }, keys);

  const usedIds = createUsedIds(store, 'media');

  const readMediaRecord = async (id: number) =>
    toMediaRecord(await getRecord(store.read, 'media', id));

  const newName = async (db: Reader, id: number, name: string) => {
    const { file_key } = await getRecord(db, 'media', id);
    const validName = newFileName(name, kindOfKey(file_key).extension);
    if (validName === null) throw fieldError('name', 'valueInvalid');
    return validName;
  };

  const deleteMedia = async (tx: Tx, id: number): Promise<readonly string[]> => {
    const media = await findRecord(tx.db, 'media', id);
    if (!media) return [];
    if (media.is_protected)
      throw fieldError('ids', 'valueInvalid', 'MODULE.MEDIA_LIBRARY.FILE_PROTECTED');
    await deleteRecord(tx, 'media', id);
    const keys = keysOf(media);
    await markOrphaned(tx, keys);
    return keys;
  };

  return {
    ...createFolders({ store }),
    ...createUploadHandlers(ports, deleteFiles),
    ...createPartialUploads(ports, deleteFiles),
    ...createEditing(ports, deleteFiles),
    getList: async ({ lacks_alt, is_protected, is_unused, origin, ...params }) => {
      const { folder_id, type, mime_type, ...query } = params;
      const filter = {
        ...{ folder_id, type, mime_type },
        ...(lacks_alt && { alt: '' }),
        ...(is_protected && { is_protected: 1 }),
      };
      const values = [...(await ports.sampleHashes())];
      const list = await listRecords(store.read, 'media', {
        ...query,
        filter,
        group: { column: 'hash', values, show: origin ? SHOWN[origin] : 'last' },
        searched: SEARCHED_COLUMNS,
        ...(is_unused && { condition: isUnused(store.kind, await usedIds()) }),
      });
      return { ...list, items: list.items.map(toMediaRecord) };
    },
    get: ({ id }) => readMediaRecord(id),
    save: async ({ item: { id, ...fields }, revision }, { actor }) =>
      store.transaction(async (tx) => {
        await checkFolder(tx.db, fields.folder_id);
        const { name, ...others } = fields;
        const nameChange = name === undefined ? {} : { name: await newName(tx.db, id, name) };
        const change = { id, revision, fields: { ...others, ...nameChange } };
        return toMediaRecord(await changeRecord(tx, 'media', change));
      }, actor),
    move: async ({ ids, folder_id }, { actor }) =>
      store.transaction(async (tx) => ({ moved: await moveAll(tx, ids, folder_id) }), actor),
    describe: async ({ items }, { actor }) =>
      store.transaction(async (tx) => ({ described: await describeAll(tx, items) }), actor),
    delete: async ({ ids }, { actor }) => {
      const deleted = await store.transaction(async (tx) => {
        const keys: (readonly string[])[] = [];
        for (const id of new Set(ids)) keys.push(await deleteMedia(tx, id));
        return keys.filter((keysOfOne) => keysOfOne.length > 0);
      }, actor);
      await deleteFiles(deleted.flat());
      return { deleted: deleted.length };
    },
    getUsage: async ({ id }) => {
      const media = await getRecord(store.read, 'media', id);
      return { items: await findUsage(store.read, media.id) };
    },
    getLimits: async () => ({
      ...limitsOf(await ports.readLimits()),
      used_size: await usedSize(store.read),
    }),
  };
}

/** The oldest file with this SHA-256. */
export async function findByHash(db: Reader, hash: string): Promise<MediaRecord | null> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('hash', '=', hash)
    .orderBy('id')
    .executeTakeFirst();
  return row ? toMediaRecord(await getRecord(db, 'media', row.id)) : null;
}

async function moveAll(tx: Tx, ids: readonly number[], folder_id: number | null): Promise<number> {
  await checkFolder(tx.db, folder_id);
  let moved = 0;
  for (const id of new Set(ids)) {
    const media = await findRecord(tx.db, 'media', id);
    if (!media || media.folder_id === folder_id) continue;
    const { revision } = media;
    await changeRecord(tx, 'media', { id, revision, fields: { folder_id } });
    moved += 1;
  }
  return moved;
}

type Description = { readonly id: number; readonly revision: number; readonly alt: string };

async function describeAll(tx: Tx, items: readonly Description[]): Promise<number> {
  let described = 0;
  for (const [index, { id, revision, alt }] of items.entries()) {
    const media = await findRecord(tx.db, 'media', id);
    if (media?.type !== 'images') throw fieldError(`items.${index}.id`, 'valueInvalid');
    if (media.alt === alt) continue;
    await changeRecord(tx, 'media', { id, revision, fields: { alt } });
    described += 1;
  }
  return described;
}
