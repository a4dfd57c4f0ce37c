import type { services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { addFile, checkFolder } from './add-file.ts';
import { checkTarget, replaceFile } from './replace-file.ts';
import { storeUpload, type UploadPorts } from './store-upload.ts';

type UploadHandlers = Pick<Handlers<typeof services.MediaService>, 'upload' | 'replace'>;

export function createUploadHandlers(
  ports: UploadPorts,
  deleteFiles: (keys: readonly string[]) => Promise<void>,
): UploadHandlers {
  const { store } = ports;
  return {
    upload: async ({ folder_id }, { actor, file }) => {
      await checkFolder(store.read, folder_id);
      return storeUpload(file, ports, (upload, release) =>
        addFile(ports, { upload, release, folder_id, actor }),
      );
    },
    replace: async (target, { actor, file }) => {
      await checkTarget(store.read, target);
      return storeUpload(file, ports, (upload, release) =>
        replaceFile(ports, deleteFiles, { upload, release, target, actor }),
      );
    },
  };
}
