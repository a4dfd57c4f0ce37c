import { RpcError, type services } from '@plinth/contract';
import { FOLDER_DEPTH, type UploadLimits } from '@plinth/model';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Handlers } from '../../rpc/context.ts';
import { refused } from '../../rpc/refuse.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { listRecords } from '../../storage/records/lists.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  findRecord,
  getRecord,
} from '../../storage/records/records.ts';
import { AVIF_JOB } from './avif-job.ts';
import { renamed, withExtension } from './file-name.ts';
import { createFolders } from './folders.ts';
import { markLoose, removeLoose } from './loose-files.ts';
import { keysOf, mediaRecordOf } from './media-record.ts';
import { wrongFile } from './refusals.ts';
import { type FileFields, type TakeInPorts, type TakenFile, takeIn } from './take-in.ts';
import { findUsage } from './usage.ts';

export type MediaPorts = TakeInPorts;

type MediaHandlers = Handlers<typeof services.MediaService>;

const SEARCHED = ['name', 'title', 'alt'];

async function checkFolder(db: Reader, folder_id: number | null | undefined): Promise<void> {
  if (folder_id == null) return;
  if (!(await findRecord(db, 'folder', folder_id))) throw refused('folder_id', 'valueInvalid');
}

const limitsOf = ({ upload_max_size, extensions, denied_extensions }: UploadLimits) => ({
  upload_max_size,
  extensions: [...extensions],
  denied_extensions: [...denied_extensions],
  max_folder_depth: FOLDER_DEPTH,
});

/** A background job creates AVIF renditions. */
async function orderAvif(tx: Tx, { id, file_key }: StoredMedia, { isScalable }: TakenFile) {
  if (!isScalable) return;
  await enqueue(tx, { kind: AVIF_JOB, key: file_key, payload: { id, file_key } });
}

const extensionOfKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Keeps the name, except for an extension that no longer matches. */
const nameAfter = (stored: StoredMedia, { file_key }: FileFields): string =>
  extensionOfKey(stored.file_key) === extensionOfKey(file_key)
    ? stored.name
    : withExtension(stored.name, extensionOfKey(file_key));

export function createMedia(ports: MediaPorts): MediaHandlers {
  const { store, mediaFiles } = ports;
  const remove = (keys: readonly string[]) => removeLoose({ store, files: mediaFiles.store }, keys);

  const show = async (id: number) => mediaRecordOf(await getRecord(store.read, 'media', id));

  const newName = async (db: Reader, id: number, name: string) => {
    const { file_key } = await getRecord(db, 'media', id);
    const found = renamed(name, extensionOfKey(file_key), ports.limits);
    if (found === null) throw refused('name', 'valueInvalid');
    return found;
  };

  const deleteOne = async (tx: Tx, id: number): Promise<readonly string[]> => {
    const media = await findRecord(tx.db, 'media', id);
    if (!media) return [];
    if (media.is_protected) throw refused('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
    await deleteRecord(tx, 'media', id);
    const keys = keysOf(media);
    await markLoose(tx, keys);
    return keys;
  };

  return {
    ...createFolders({ store }),
    ...createFileChanges(ports, remove),
    getList: async ({ folder_id, type, ...query }) => {
      const filter = { folder_id, type };
      const list = await listRecords(store.read, 'media', { ...query, filter, searched: SEARCHED });
      return { ...list, items: list.items.map(mediaRecordOf) };
    },
    get: ({ id }) => show(id),
    save: async ({ item: { id, ...fields }, revision }, { actor }) =>
      store.transaction(async (tx) => {
        await checkFolder(tx.db, fields.folder_id);
        const { name, ...others } = fields;
        const named = name === undefined ? {} : { name: await newName(tx.db, id, name) };
        const changed = { id, revision, fields: { ...others, ...named } };
        return mediaRecordOf(await changeRecord(tx, 'media', changed));
      }, actor),
    move: async ({ ids, folder_id }, { actor }) =>
      store.transaction(async (tx) => ({ moved: await moveAll(tx, ids, folder_id) }), actor),
    delete: async ({ ids }, { actor }) => {
      const deleted = await store.transaction(async (tx) => {
        const keys: (readonly string[])[] = [];
        for (const id of new Set(ids)) keys.push(await deleteOne(tx, id));
        return keys.filter((some) => some.length > 0);
      }, actor);
      await remove(deleted.flat());
      return { deleted: deleted.length };
    },
    getUsage: async ({ id }) => {
      const media = await getRecord(store.read, 'media', id);
      return { items: await findUsage(store.read, media.id) };
    },
    getLimits: async () => limitsOf(ports.limits),
  };
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

type FileChanges = Pick<MediaHandlers, 'upload' | 'replace'>;
type Remove = (keys: readonly string[]) => Promise<void>;

function createFileChanges(ports: MediaPorts, remove: Remove): FileChanges {
  const { store } = ports;

  const replaceIn = async (tx: Tx, target: { id: number; revision: number }, taken: TakenFile) => {
    const stored = await getRecord(tx.db, 'media', target.id);
    if (stored.type !== taken.fields.type) throw wrongFile();
    const fields = { ...taken.fields, name: nameAfter(stored, taken.fields) };
    const media = await changeRecord(tx, 'media', { ...target, fields });
    await tx.db
      .insertInto('media_address')
      .values({ file_key: stored.file_key, media_id: media.id })
      .execute();
    await markLoose(tx, keysOf(stored));
    return { media, former: keysOf(stored) };
  };

  const create = async (tx: Tx, { fields, name }: TakenFile, folder_id: number | null) => {
    await checkFolder(tx.db, folder_id);
    return createRecord(tx, 'media', {
      ...fields,
      ...{ name, folder_id, title: '', alt: '', is_protected: false },
      focal_point: { x: 50, y: 50 },
    });
  };

  return {
    upload: async ({ folder_id }, { actor, file }) => {
      await checkFolder(store.read, folder_id);
      return takeIn(file, ports, (taken, hold) =>
        inTransaction(ports, actor, async (tx) => {
          const media = await create(tx, taken, folder_id);
          await hold(tx);
          await orderAvif(tx, media, taken);
          return mediaRecordOf(media);
        }),
      );
    },
    replace: async ({ id, revision }, { actor, file }) => {
      const stored = await getRecord(store.read, 'media', id);
      if (stored.revision !== revision) {
        throw new RpcError('CONFLICT', { revision: stored.revision });
      }
      const { media, former } = await takeIn(file, ports, (taken, hold) =>
        inTransaction(ports, actor, async (tx) => {
          const replaced = await replaceIn(tx, { id, revision }, taken);
          await hold(tx);
          await orderAvif(tx, replaced.media, taken);
          return replaced;
        }),
      );
      await remove(former);
      return mediaRecordOf(media);
    },
  };
}

const inTransaction = <T>(
  { store }: MediaPorts,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => store.transaction(work, actor);
