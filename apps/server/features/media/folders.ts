import { type FolderRecord, folderFields, RpcError, type services } from '@plinth/contract';
import { copyName, type FolderFields, type FolderRefusal, folderFault } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { StoredFolder } from '../../storage/database/record-types.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { byName } from '../../storage/records/by-name.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  fromRow,
  getRecord,
} from '../../storage/records/records.ts';

type FolderHandlers = Pick<
  Handlers<typeof services.MediaService>,
  'getFolders' | 'saveFolder' | 'deleteFolder'
>;

const MESSAGES: Record<FolderRefusal, RpcError> = {
  unknownFolder: fieldError('parent_id', 'valueInvalid'),
  insideItself: fieldError('parent_id', 'valueInvalid'),
  tooDeep: fieldError('parent_id', 'numberIsBigger'),
  recordFound: fieldError('name', 'recordFound'),
};

async function readFolders(db: Reader): Promise<StoredFolder[]> {
  const rows = await db.selectFrom('folder').selectAll().execute();
  return rows.map((row) => fromRow('folder', row)).sort(byName);
}

/** Folders that contain a protected file at any depth. */
async function readProtected(
  db: Reader,
  folders: readonly StoredFolder[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('media')
    .select('folder_id')
    .distinct()
    .where('is_protected', '=', 1)
    .execute();
  const found = new Set<number>();
  const parents = new Map(folders.map(({ id, parent_id }) => [id, parent_id]));
  for (const { folder_id } of rows) {
    for (let id = folder_id; id !== null && !found.has(id); id = parents.get(id) ?? null) {
      found.add(id);
    }
  }
  return found;
}

async function toFolderRecord(db: Reader, folder: StoredFolder): Promise<FolderRecord> {
  const isProtected = await readProtected(db, await readFolders(db));
  return { ...folder, is_protected: isProtected.has(folder.id) };
}

async function checkParent(tx: Tx, folder: FolderFields & { id?: number }): Promise<void> {
  const fault = folderFault(await readFolders(tx.db), folder);
  if (fault) throw MESSAGES[fault];
}

/** Moves the contents one level up. Folders get a number if their name is taken there. */
async function emptyFolder(tx: Tx, folder: StoredFolder): Promise<void> {
  const { id, parent_id } = folder;
  const files = await tx.db
    .selectFrom('media')
    .select(['id', 'revision'])
    .where('folder_id', '=', id)
    .execute();
  for (const file of files) {
    await changeRecord(tx, 'media', { ...file, fields: { folder_id: parent_id } });
  }
  const folders = await readFolders(tx.db);
  const takenNames = new Set(
    folders
      .filter((one) => one.parent_id === parent_id && one.id !== id)
      .map(({ name }) => name.toLowerCase()),
  );
  for (const children of folders.filter((one) => one.parent_id === id)) {
    let { name } = children;
    while (takenNames.has(name.toLowerCase())) name = copyName(name);
    takenNames.add(name.toLowerCase());
    const target = { id: children.id, revision: children.revision };
    await changeRecord(tx, 'folder', { ...target, fields: { name, parent_id } });
  }
}

/** Library folders exist only in the database. Stored files have no folders. */
export function createFolders({ store }: { store: Store }): FolderHandlers {
  return {
    getFolders: async () => {
      const folders = await readFolders(store.read);
      const isProtected = await readProtected(store.read, folders);
      return {
        items: folders.map((folder) => ({ ...folder, is_protected: isProtected.has(folder.id) })),
      };
    },
    saveFolder: async ({ item: { id, ...given }, revision }, { actor }) =>
      store.transaction(async (tx) => {
        if (id === undefined) {
          const fields = folderFields.parse(given);
          await checkParent(tx, fields);
          return toFolderRecord(tx.db, await createRecord(tx, 'folder', fields));
        }
        const stored = await getRecord(tx.db, 'folder', id);
        if (revision === undefined || revision !== stored.revision) {
          throw new RpcError('CONFLICT', { revision: stored.revision });
        }
        await checkParent(tx, { ...stored, ...given });
        return toFolderRecord(
          tx.db,
          await changeRecord(tx, 'folder', { id, revision, fields: given }),
        );
      }, actor),
    deleteFolder: async ({ id }, { actor }) =>
      store.transaction(async (tx) => {
        const folder = await getRecord(tx.db, 'folder', id);
        const isProtected = await readProtected(tx.db, await readFolders(tx.db));
        if (isProtected.has(id)) {
          throw fieldError('id', 'valueInvalid', 'MODULE.MEDIA_LIBRARY.FOLDER_PROTECTED');
        }
        await emptyFolder(tx, folder);
        await deleteRecord(tx, 'folder', id);
        return true as const;
      }, actor),
  };
}
