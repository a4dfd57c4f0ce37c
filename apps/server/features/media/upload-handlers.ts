import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';
import { addFile, checkFolder, enqueueRest } from './add-file.ts';
import { changeFile } from './change-file.ts';
import { withExtension } from './file-name.ts';
import { toMediaRecord } from './media-record.ts';
import {
  type FileFields,
  type StoredUpload,
  storeUpload,
  type UploadPorts,
} from './store-upload.ts';
import { invalidFile } from './upload-errors.ts';

const extensionOfKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Keeps the name, except for an extension that no longer matches. */
const updatedName = (stored: StoredMedia, { file_key }: FileFields): string =>
  extensionOfKey(stored.file_key) === extensionOfKey(file_key)
    ? stored.name
    : withExtension(stored.name, extensionOfKey(file_key));

type FileFormat = Pick<StoredUpload['fields'], 'type' | 'mime_type'>;

/** Images can have another format. Players of a page may play the one of the stored file alone. */
const canReplace = (stored: FileFormat, given: FileFormat): boolean =>
  stored.type === given.type &&
  (stored.mime_type === given.mime_type || !['video', 'audio'].includes(stored.type));

type UploadHandlers = Pick<Handlers<typeof services.MediaService>, 'upload' | 'replace'>;

export function createUploadHandlers(
  ports: UploadPorts,
  deleteFiles: (keys: readonly string[]) => Promise<void>,
): UploadHandlers {
  const { store } = ports;

  const replaceFile = async (
    tx: Tx,
    target: { id: number; revision: number },
    upload: StoredUpload,
  ) => {
    const stored = await getRecord(tx.db, 'media', target.id);
    if (!canReplace(stored, upload.fields)) throw invalidFile();
    const fields = { ...upload.fields, name: updatedName(stored, upload.fields) };
    return changeFile(tx, { stored, revision: target.revision, fields });
  };

  return {
    upload: async ({ folder_id }, { actor, file }) => {
      await checkFolder(store.read, folder_id);
      return storeUpload(file, ports, (upload, release) =>
        addFile(ports, { upload, release, folder_id, actor }),
      );
    },
    replace: async ({ id, revision }, { actor, file }) => {
      const stored = await getRecord(store.read, 'media', id);
      if (stored.revision !== revision) {
        throw new RpcError('CONFLICT', { revision: stored.revision });
      }
      const { media, previousKeys } = await storeUpload(file, ports, (upload, release) =>
        store.transaction(async (tx) => {
          const replaced = await replaceFile(tx, { id, revision }, upload);
          await release(tx);
          await enqueueRest(tx, replaced.media, upload);
          return replaced;
        }, actor),
      );
      await deleteFiles(previousKeys);
      return toMediaRecord(media);
    },
  };
}
